import type { QueryKey } from '@tanstack/react-query'
import { shapes } from 'virtual:shapes'
import { deviceTime } from '../time/clock.ts'
import { objectStore } from '../storage/object-store.ts'
import { wipedAt } from '../person/wiped.ts'
import { isBelow, keyOf } from './kept-keys.ts'
import { keptDatabase } from '../person/known-person.ts'

export interface KeptQuery {
  hash: string
  data: unknown
  /** Time at which the data was received, in ms since 1970. */
  at: number
}

type Stored = KeptQuery & { shapes: string }

/** The most queries that are stored for one user. */
const most = 150
/** Age in ms after which a stored query is not used any more. */
const longest = 14 * 86_400_000

const storeOf = (userId: string) => objectStore(keptDatabase(userId), 'queries', 'hash')

export const keepQuery = (userId: string, query: KeptQuery): Promise<unknown> =>
  storeOf(userId)('readwrite', (queries) => queries.put({ ...query, shapes } satisfies Stored))

export async function keptQuery(userId: string, hash: string): Promise<KeptQuery | undefined> {
  const stored = await storeOf(userId)<Stored | undefined>('readonly', (queries) => queries.get(hash))
  return stored && isUsable(stored) ? stored : undefined
}

const isUsable = (stored: Stored) => stored.shapes === shapes && stored.at > Math.max(deviceTime() - longest, wipedAt())

/** Deletes stored queries whose key begins with `queryKey`, and returns their keys, newest first. */
export async function dropKept(userId: string, queryKey: QueryKey): Promise<QueryKey[]> {
  const onStore = storeOf(userId)
  const stored = (await hashesBelow(userId, queryKey)).map((hash) =>
    onStore<Stored>('readonly', (queries) => queries.get(hash)),
  )
  const below = (await Promise.all(stored)).toSorted((a, b) => b.at - a.at)
  for (const { hash } of below) await onStore('readwrite', (queries) => queries.delete(hash))
  return below.map(({ hash }) => keyOf(hash))
}

async function hashesBelow(userId: string, queryKey: QueryKey): Promise<string[]> {
  const all = await storeOf(userId)('readonly', (queries) => queries.getAllKeys() as IDBRequest<string[]>)
  return all.filter((hash) => isBelow(hash, queryKey))
}

/**
 * Changes stored queries whose key begins with `queryKey` and that are wanted; deletes those for which `change` returns
 * undefined.
 */
export async function changeKept<Data>(
  userId: string,
  below: { queryKey: QueryKey; isWanted: (key: QueryKey) => boolean },
  change: (data: Data, key: QueryKey) => Data | undefined,
): Promise<void> {
  for (const hash of await hashesBelow(userId, below.queryKey)) {
    const key = keyOf(hash)
    await storeOf(userId)('readwrite', (queries) => {
      const reading: IDBRequest<Stored | undefined> = queries.get(hash)
      // The write happens in the same transaction, so that no fresh response can be stored in between and then
      // overwritten.
      reading.addEventListener('success', () => {
        const stored = reading.result
        if (!stored || !isUsable(stored) || !below.isWanted(key)) return
        const data = change(stored.data as Data, key)
        if (data === undefined) queries.delete(hash)
        else queries.put({ ...stored, data } satisfies Stored)
      })
      return reading
    })
  }
}

export async function sweepKept(userId: string): Promise<void> {
  const onStore = storeOf(userId)
  const all = await onStore<Stored[]>('readonly', (queries) => queries.getAll())
  const usable = all.filter(isUsable).toSorted((a, b) => b.at - a.at)
  const stay = new Set(usable.slice(0, most).map(({ hash }) => hash))
  for (const { hash } of all) if (!stay.has(hash)) await onStore('readwrite', (queries) => queries.delete(hash))
}
