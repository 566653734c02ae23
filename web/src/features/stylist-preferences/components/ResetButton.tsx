import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

interface ResetButtonProps {
  title: string
  children: ReactNode
  loading: boolean
  disabled: boolean
  onReset: () => void
}

/** A reset button that asks for confirmation. */
export function ResetButton({ title, children, loading, disabled, onReset }: ResetButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" loading={loading} disabled={disabled} onClick={() => setAsking(true)}>
        초기화
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onReset()
        }}
        title={title}
        confirmLabel="초기화"
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
