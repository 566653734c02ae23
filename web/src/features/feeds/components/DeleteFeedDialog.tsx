import { charactersIn } from '@otday/contract'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useDeleteFeed } from '../mutations.ts'

/** Number of characters of the feed's text that the question quotes. */
const nameLength = 40

interface DeleteFeedDialogProps {
  feedId: string
  content: string
  open: boolean
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before a feed is deleted, quoting its first words; stays open if the deletion fails. */
export function DeleteFeedDialog({ feedId, content, open, onCancel, onDeleted }: DeleteFeedDialogProps) {
  const remove = useDeleteFeed(feedId)
  return (
    <ConfirmDialog
      open={open}
      busy={remove.isPending}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      title="피드를 삭제할까요?"
      confirmLabel="삭제"
      busyLabel="삭제 중..."
    >
      {`‘${nameOf(content)}’ 피드가 댓글과 함께 완전히 지워지고 되돌릴 수 없어요.`}
    </ConfirmDialog>
  )
}

function nameOf(content: string): string {
  const characters = charactersIn(content.replaceAll(/\s+/g, ' '))
  return characters.length > nameLength ? `${characters.slice(0, nameLength).join('')}…` : characters.join('')
}
