import { type ClosetChangeId, undoMinutes } from '@otday/contract'
import { onLeave } from '../../platform/session/session.ts'
import { createStore } from '../../ui/store.ts'

interface Deletion {
  id: ClosetChangeId
  /** Name of the deleted piece; for several pieces, the name of the first and the number of the others. */
  names: string
  /** Resolves when the deletion has been undone, or undoing it has failed. */
  undo: () => Promise<void>
}

/** Deletions of this visit that can still be undone, newest last, as their toasts disappear after seconds. */
export const deletions = createStore<readonly Deletion[]>([])

export function offerUndo(deletion: Deletion): void {
  deletions.set([...deletions.current(), deletion])
  setTimeout(() => withdrawUndo(deletion.id), undoMinutes * 60_000)
}

export const withdrawUndo = (which: ClosetChangeId): void =>
  deletions.set(deletions.current().filter(({ id }) => id !== which))

onLeave(() => deletions.set([]))
