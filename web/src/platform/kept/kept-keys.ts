import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'

/** Queries that a person reads of their own; nothing else is kept. */
const own: Readonly<Record<string, readonly string[] | null>> = {
  attributes: null,
  clothes: ['list', 'size', 'whole', 'details'],
  laundry: null,
  looks: null,
  'outfit-basis': null,
  'outfit-picks': null,
  profiles: null,
  recommendations: null,
  trips: null,
  wears: null,
  weathers: ['days', 'hours'],
}

/** Queries that are also asked for of others. */
const byPerson = ['clothes', 'profiles']

export function isKeptKey(queryKey: QueryKey, userId: string): boolean {
  const [first, second] = queryKey
  if (typeof first !== 'string' || !Object.hasOwn(own, first)) return false
  const seconds = own[first]
  if (seconds && !seconds.some((each) => each === second)) return false
  return !byPerson.includes(first) || second === 'details' || JSON.stringify(queryKey).includes(userId)
}

/** Parses the hash of a query, which is JSON. */
export const keyOf = (hash: string): QueryKey => JSON.parse(hash) as QueryKey

export function isBelow(hash: string, queryKey: QueryKey): boolean {
  const key = keyOf(hash)
  return hashKey(key.slice(0, queryKey.length)) === hashKey(queryKey)
}

/** Returns the hash under which a query is stored. `meta.keptAs` is the key without the day. */
export function keptHashOf({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): string {
  const as = meta?.['keptAs']
  return hashKey(Array.isArray(as) ? as : queryKey)
}
