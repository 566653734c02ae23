import type { QueryKey } from '@tanstack/react-query'
import { shapes } from 'virtual:shapes'
import { deviceTime } from '../clock.ts'
import { objectStore } from '../object-store.ts'
import { wipedAt } from '../wiped.ts'
import { isBelow, keyOf } from './kept-keys.ts'
import { keptDatabase } from './known-person.ts'

export interface KeptQuery {
  hash: string
  data: unknown
  /** ms since 1970 */
  at: number
}

type Stored = KeptQuery & { shapes: string }

/** Of a person. */
const most = 150
/** ms */
const longest = 14 * 86_400_000

const storeOf = (userId: string) => objectStore(keptDatabase(userId), 'queries', 'hash')

export const keepQuery = (userId: string, query: KeptQuery): Promise<unknown> =>
  storeOf(userId)('readwrite', (queries) => queries.put({ ...query, shapes } satisfies Stored))

export async function keptQuery(userId: string, hash: string): Promise<KeptQuery | undefined> {
  const stored = await storeOf(userId)<Stored | undefined>('readonly', (queries) => queries.get(hash))
  return stored && isUsable(stored) ? stored : undefined
}

const isUsable = (stored: Stored) => stored.shapes === shapes && stored.at > Math.max(deviceTime() - longest, wipedAt())

/** Those whose key begins so, which are told, the newest first. */
export async function dropKept(userId: string, queryKey: QueryKey): Promise<QueryKey[]> {
  const below = (await storedBelow(userId, queryKey)).toSorted((a, b) => b.at - a.at)
  for (const { hash } of below) await storeOf(userId)('readwrite', (queries) => queries.delete(hash))
  return below.map(({ hash }) => keyOf(hash))
}

async function storedBelow(userId: string, queryKey: QueryKey): Promise<Stored[]> {
  const onStore = storeOf(userId)
  const hashes = await onStore<string[]>('readonly', (queries) => queries.getAllKeys() as IDBRequest<string[]>)
  const below = hashes.filter((hash) => isBelow(hash, queryKey))
  return Promise.all(below.map((hash) => onStore<Stored>('readonly', (queries) => queries.get(hash))))
}

/** Of those whose key begins so and that are wanted; what nothing is made of goes. */
export async function changeKept<Data>(
  userId: string,
  below: { queryKey: QueryKey; isWanted: (key: QueryKey) => boolean },
  change: (data: Data, key: QueryKey) => Data | undefined,
): Promise<void> {
  const onStore = storeOf(userId)
  for (const stored of await storedBelow(userId, below.queryKey)) {
    const key = keyOf(stored.hash)
    if (!isUsable(stored) || !below.isWanted(key)) continue
    const data = change(stored.data as Data, key)
    if (data === undefined) await onStore('readwrite', (queries) => queries.delete(stored.hash))
    else await onStore('readwrite', (queries) => queries.put({ ...stored, data } satisfies Stored))
  }
}

export async function sweepKept(userId: string): Promise<void> {
  const onStore = storeOf(userId)
  const all = await onStore<Stored[]>('readonly', (queries) => queries.getAll())
  const usable = all.filter(isUsable).toSorted((a, b) => b.at - a.at)
  const stay = new Set(usable.slice(0, most).map(({ hash }) => hash))
  for (const { hash } of all) if (!stay.has(hash)) await onStore('readwrite', (queries) => queries.delete(hash))
}
