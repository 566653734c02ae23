import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { requestTexts } from '../texts.data.ts'

/** Button that takes back a request to follow, after a question. */
export function PendingFollow({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" icon="clock" loading={busy} onClick={() => setAsking(true)}>
        {requestTexts.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={requestTexts.cancelTitle}
        confirmLabel={requestTexts.cancel}
        cancelLabel={requestTexts.keep}
        danger={false}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onCancel()
        }}
      >
        {requestTexts.cancelText}
      </ConfirmDialog>
    </>
  )
}
