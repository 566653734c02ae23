import type { AttributeDefinition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../platform/time/format.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useDeleteDefinition } from '../mutations.ts'
import { usageQuery } from '../queries.ts'

interface DeleteDefinitionDialogProps {
  definition: AttributeDefinition
  open: boolean
  onCancel: () => void
  onDeleted: () => void
}

/**
 * Asks before a definition is deleted, and says how many clothes of all users would lose their value. Stays open if the
 * deletion fails.
 */
export function DeleteDefinitionDialog({ definition, open, onCancel, onDeleted }: DeleteDefinitionDialogProps) {
  const remove = useDeleteDefinition(definition.id)
  const { data, isError } = useQuery(usageQuery(definition.id))
  return (
    <ConfirmDialog
      open={open}
      busy={remove.isPending}
      onCancel={onCancel}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      title="속성을 삭제하시겠습니까?"
      confirmLabel="삭제"
      busyLabel="삭제 중..."
    >
      {`‘${definition.name}’ 속성이 영구적으로 삭제되고 되돌릴 수 없어요. ${lossText(data?.clothesCount, isError)}`}
    </ConfirmDialog>
  )
}

function lossText(count: number | undefined, isUnknown: boolean): string {
  if (count === undefined) return isUnknown ? '쓰는 옷을 세지 못했어요.' : '쓰는 옷을 세고 있어요.'
  return count === 0 ? '이 속성을 쓰는 옷은 없어요.' : `이 속성을 쓰는 옷 ${countOf(count)}개에서도 값이 빠져요.`
}
