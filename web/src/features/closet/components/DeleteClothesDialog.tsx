import type { Clothes } from '@otday/contract'
import { withParticle } from '@otday/common/particles'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { changeTexts } from '../../clothes/index.ts'
import { isPieceGone, useClosetChanges } from '../use-closet-changes.ts'

/** Asks before a piece is deleted, naming it; stays open if the deletion fails. */
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
      {`${withParticle(`‘${item.name}’`, '이/가')} 옷장에서 지워져요. ${changeTexts.undoable}`}
    </ConfirmDialog>
  )
}
