import { withParticle } from '@otday/common/particles'
import type { Clothes } from '@otday/contract'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { changeTexts, countedOf } from '../../clothes/index.ts'
import { type ClosetChanges, isPieceGone } from '../use-closet-changes.ts'

interface DeleteManyDialogProps {
  pieces: readonly Clothes[]
  remove: ClosetChanges['remove']
  onClose: () => void
}

/** Number of pieces that are named; the others are only counted. */
const named = 3

/** Asks before pieces are deleted, naming the first ones; stays open if the deletion fails. */
export function DeleteManyDialog({ pieces, remove, onClose }: DeleteManyDialogProps) {
  // Deleted pieces leave the selection while the dialog closes, so it keeps those it was opened with.
  const [asked] = useState(pieces)
  const names = asked.slice(0, named).map(({ name }) => `‘${name}’`)
  const others = asked.length - names.length
  return (
    <ConfirmDialog
      open={asked.length > 0}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => {
        const onError = (error: unknown) => isPieceGone(error) && onClose()
        remove.mutate(asked, { onSuccess: onClose, onError })
      }}
      title={`옷 ${withParticle(countedOf(asked), '을/를')} 삭제할까요?`}
      confirmLabel="삭제"
      busyLabel="삭제 중..."
    >
      <p>{`${names.join(', ')}${others > 0 ? ` 외 ${countedOf(asked.slice(named))}` : ''}`}</p>
      <p>{changeTexts.undoable}</p>
    </ConfirmDialog>
  )
}
