import { ConfirmDialog } from './ConfirmDialog.tsx'

interface LeaveQuestionProps {
  asking: boolean
  stay: () => void
  leave: () => void
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ asking, stay, leave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={asking}
      onCancel={stay}
      onConfirm={leave}
      title="작성을 그만둘까요?"
      confirmLabel="그만두기"
      cancelLabel="계속 쓰기"
    >
      입력한 내용이 저장되지 않고 사라져요.
    </ConfirmDialog>
  )
}
