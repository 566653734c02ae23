import type { FlatLayScene, Wear, WearChange, WearId, WornItem } from '@otday/contract'
import { randomId } from '../../platform/device/random-id.ts'
import { toast } from '../../ui/toast.ts'
import { changeOf } from './wear-change.ts'
import { saveWear, shownWear, storedRevision } from './write-queue.ts'
import { writes } from './writes.ts'

/** Pieces and picture to show until the server has laid out the outfit. */
export interface Shown {
  items: WornItem[]
  scene: FlatLayScene | null
}

export const newWearId = () => randomId<WearId>()

/** Adds a record that is shown at once and sent when there is a connection. */
export function addWear(change: WearChange, shown: Shown, text: string): void {
  const id = newWearId()
  saveWear(id, change, shown)
  toast.success(said(text, id), undefined, id)
}

export function changeWear(wear: Wear, over: Partial<WearChange>, text?: string, shown: Shown = wear): void {
  saveWear(wear.id, changeOf(wear, over), shown)
  if (text) toast.success(said(text, wear.id), undefined, wear.id)
}

/**
 * Restores a record as it was. The change is based on the latest revision (version number) that this browser knows; for
 * a deleted record, that is the revision of its deletion.
 */
export function restoreWear(before: Wear): void {
  const { id } = before
  const revision = shownWear(id)?.revision ?? storedRevision(id) ?? before.revision + 1
  saveWear(id, changeOf(before, { revision }), before)
}

/** Returns the text; adds that the record will be sent later if it waits for a connection. */
export const said = (text: string, wearId: WearId) =>
  writes.current().some((write) => write.wearId === wearId && write.isLate) ? `${text} 연결되면 보낼게요.` : text
