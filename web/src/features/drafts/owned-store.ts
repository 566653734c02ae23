import type { DraftId, UserId } from '@otday/contract'
import { deviceTime } from '../../platform/time/clock.ts'
import { objectStore } from '../../platform/storage/object-store.ts'
import { wipedAt } from '../../platform/person/wiped.ts'

interface Owned {
  readonly id: DraftId
  readonly ownerId: UserId
  /** ms since 1970 */
  readonly chosenAt: number
}

/** How long photos are kept in the browser, in ms: as long as the server keeps drafts. */
const longest = 7 * 86_400_000

/** Stores data of each photo in the browser, separately for each user. */
export function ownedStore<Kept extends Owned>(name: string, store: string) {
  const onStore = objectStore(name, store, 'id')
  const all = () => onStore<Kept[]>('readonly', (kept) => kept.getAll())
  const forget = (id: DraftId): Promise<unknown> => onStore('readwrite', (kept) => kept.delete(id))
  return {
    /** Returns a user's entries in the order of choosing; first removes expired entries of all users. */
    allOf: async (ownerId: UserId): Promise<Kept[]> => {
      const kept = await all()
      const oldest = Math.max(deviceTime() - longest, wipedAt())
      for (const { id, chosenAt } of kept) if (chosenAt < oldest) await forget(id)
      const own = kept.filter((one) => one.ownerId === ownerId && one.chosenAt >= oldest)
      return own.toSorted((a, b) => a.chosenAt - b.chosenAt)
    },
    keep: (one: Kept): Promise<unknown> => onStore('readwrite', (kept) => kept.put(one)),
    has: async (id: DraftId): Promise<boolean> => (await onStore('readonly', (kept) => kept.count(id))) > 0,
    forget,
    forgetAllOf: async (ownerId: UserId): Promise<void> => {
      for (const one of await all()) if (one.ownerId === ownerId) await forget(one.id)
    },
  }
}
