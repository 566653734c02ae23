import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'

/**
 * Queries that are stored for offline use, keyed by the first element of their query key. The value lists the second
 * elements with which a query is stored; null means that all are.
 */
const own: Readonly<Record<string, readonly string[] | null>> = {
  attributes: null,
  clothes: ['list', 'size', 'whole', 'details'],
  laundry: null,
  looks: ['list', 'one'],
  'outfit-basis': null,
  'outfit-picks': null,
  profiles: null,
  recommendations: null,
  trips: null,
  wears: null,
  weathers: ['days', 'hours'],
}

/**
 * First elements of the keys of queries that the app also makes for other users. Such a query is stored if it is for
 * the details of a piece, or if its key contains the user's own id.
 */
const byPerson = ['clothes', 'profiles']

export function isKeptKey(queryKey: QueryKey, userId: string): boolean {
  const [first, second] = queryKey
  if (typeof first !== 'string' || !Object.hasOwn(own, first)) return false
  const seconds = own[first]
  if (seconds && !seconds.some((each) => each === second)) return false
  return !byPerson.includes(first) || second === 'details' || JSON.stringify(queryKey).includes(userId)
}

/** Parses the hash of a query key, which is the key as JSON. */
export const keyOf = (hash: string): QueryKey => JSON.parse(hash) as QueryKey

export function isBelow(hash: string, queryKey: QueryKey): boolean {
  const key = keyOf(hash)
  return hashKey(key.slice(0, queryKey.length)) === hashKey(queryKey)
}

/**
 * Returns the hash under which a query is stored: that of `meta.keptAs` (the key without the date) if it is set,
 * otherwise that of the query key.
 */
export function keptHashOf({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>): string {
  const as = meta?.['keptAs']
  return hashKey(Array.isArray(as) ? as : queryKey)
}
