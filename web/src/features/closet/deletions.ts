import { type ClosetChangeId, undoMinutes } from '@otday/contract'
import { onLeave } from '../../platform/session/session.ts'
import { localValue } from '../../platform/storage/local-value.ts'
import { deviceTime } from '../../platform/time/clock.ts'
import { createStore } from '../../ui/store.ts'

interface Deletion {
  id: ClosetChangeId
  /** Name of the deleted piece; for several pieces, the name of the first and the number of the others. */
  names: string
  /** Time in ms since 1970 until which it can be undone. */
  until: number
}

/** Deletions in this browser, so that they can still be undone after a reload. */
const kept = localValue('otday-deletions')

function keptDeletions(): readonly Deletion[] {
  try {
    const all = JSON.parse(kept.read() ?? '[]') as readonly Deletion[]
    return all.filter(({ until }) => until > deviceTime())
  } catch {
    return []
  }
}

/** Deletions that can still be undone, newest last, as their toasts disappear after seconds. */
export const deletions = createStore(keptDeletions())

function change(next: readonly Deletion[]): void {
  deletions.set(next)
  kept.write(next.length > 0 ? JSON.stringify(next) : null)
}

export const withdrawUndo = (which: ClosetChangeId): void =>
  change(deletions.current().filter(({ id }) => id !== which))

const withdrawInTime = ({ id, until }: Deletion) => void setTimeout(() => withdrawUndo(id), until - deviceTime())
deletions.current().forEach(withdrawInTime)

export function offerUndo(deletion: Omit<Deletion, 'until'>): void {
  const offered = { ...deletion, until: deviceTime() + undoMinutes * 60_000 }
  change([...deletions.current(), offered])
  withdrawInTime(offered)
}

onLeave(() => change([]))
