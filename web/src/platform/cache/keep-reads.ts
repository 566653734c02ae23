import type { Query } from '@tanstack/react-query'
import { onEnter, sessionSignal } from '../person/auth-state.ts'
import { queryClient } from './query-client.ts'
import { reach } from '../api/reach.ts'
import { isSavingData } from '../device/saving-data.ts'
import { ownId } from '../kept/kept-for.ts'
import { isKeptKey, keptHashOf } from '../kept/kept-keys.ts'
import { dropPicturesOfOthers, keepPictures, pictureUrlsIn } from '../kept/kept-pictures.ts'
import { keepQuery, sweepKept } from '../kept/kept-queries.ts'
import { keptReads, markKept } from '../kept/or-kept.ts'

/** ms until changed queries are stored, and between tries to replace stored data by fresh data. */
const times = { write: 1000, retry: 30_000 }

const changed = new Set<Query>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Stores the results of queries for offline use, and refetches queries that show stored results once there is a
 * network.
 */
export function keepReads(): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) note(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
    if (event.type === 'removed') markKept(event.query.queryHash, undefined)
  })
  document.addEventListener('visibilitychange', () => document.hidden && write())
  window.addEventListener('online', readAgain)
  reach.subscribe(() => reach.current() === 'open' && readAgain())
  setInterval(readAgain, times.retry)
  onEnter(tidy)
  tidy()
}

function note(query: Query): void {
  const userId = ownId()
  if (userId === undefined || query.state.data === undefined || !isKeptKey(query.queryKey, userId)) return
  if (keptReads.current().has(query.queryHash)) return
  changed.add(query)
  timer ??= setTimeout(write, times.write)
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  const userId = ownId()
  // Queries of a user who has signed out are no longer in the cache, and are not stored.
  const queries = [...changed].filter(({ queryHash }) => queryClient.getQueryCache().get(queryHash))
  changed.clear()
  if (userId !== undefined && queries.length > 0) void keep(userId, queries, sessionSignal()).catch(() => undefined)
}

async function keep(userId: string, queries: readonly Query[], signal: AbortSignal): Promise<void> {
  for (const query of queries) {
    const { data, dataUpdatedAt: at, isInvalidated } = query.state
    if (!signal.aborted && !isInvalidated) await keepQuery(userId, { hash: keptHashOf(query), data, at })
  }
  if (isSavingData() || !('caches' in window)) return
  await keepPictures(
    userId,
    queries.flatMap(({ state }) => pictureUrlsIn(state.data)),
    signal,
  )
}

function readAgain(): void {
  const kept = keptReads.current()
  if (kept.size === 0 || !navigator.onLine) return
  const predicate = ({ queryHash }: Query) => kept.has(queryHash)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.invalidateQueries({ predicate })
}

function tidy(): void {
  const userId = ownId()
  if (userId === undefined) return
  void sweepKept(userId).catch(() => undefined)
  if ('caches' in window) void dropPicturesOfOthers(userId).catch(() => undefined)
}
