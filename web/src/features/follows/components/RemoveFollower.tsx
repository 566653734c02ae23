import type { UserId, UserSummary } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useRemoveFollower } from '../requests.ts'
import { requestTexts } from '../texts.data.ts'

/** Button that ends a person's following of the user, after a question. */
export function RemoveFollower({ me, person }: { me: UserId; person: UserSummary }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveFollower(me)
  const name = person.name || '사용자'
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-label={`${name} 님 팔로워에서 삭제`}
        loading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {requestTexts.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={requestTexts.removeTitle(name)}
        confirmLabel={requestTexts.delete}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove.mutate(person.userId)
        }}
      >
        {requestTexts.removeText}
      </ConfirmDialog>
    </>
  )
}
