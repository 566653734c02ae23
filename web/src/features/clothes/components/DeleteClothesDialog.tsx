import { type Clothes, undoMinutes } from '@otday/contract'
import { withParticle } from '@otday/common/particles'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { isPieceGone, useClosetChanges } from '../use-closet-changes.ts'

/** By name; a failure leaves it open. */
export function DeleteClothesDialog({ item, onClose }: { item: Clothes; onClose: () => void }) {
  const { remove } = useClosetChanges()
  return (
    <ConfirmDialog
      open
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => {
        const onError = (error: unknown) => isPieceGone(error) && onClose()
        remove.mutate([item], { onSuccess: onClose, onError })
      }}
      title="옷을 삭제할까요?"
      confirmLabel="삭제"
      busyLabel="삭제 중..."
    >
      {`${withParticle(`‘${item.name}’`, '이/가')} 옷장에서 지워져요. ${undoMinutes}분 안에는 옷장에서 되돌릴 수 있어요.`}
    </ConfirmDialog>
  )
}
