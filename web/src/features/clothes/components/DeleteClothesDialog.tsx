import type { Clothes } from '@otday/contract'
import { withParticle } from '@otday/common/particles'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useDeleteClothes } from '../mutations.ts'

/** By name; a failure leaves it open. */
export function DeleteClothesDialog({ item, onClose }: { item: Clothes; onClose: () => void }) {
  const remove = useDeleteClothes()
  return (
    <ConfirmDialog
      open
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(item, { onSuccess: onClose })}
      title="옷을 삭제할까요?"
      confirmLabel="삭제"
      busyLabel="삭제 중..."
    >
      {withParticle(`‘${item.name}’`, '이/가')} 옷장에서 완전히 지워지고 되돌릴 수 없어요.
    </ConfirmDialog>
  )
}
