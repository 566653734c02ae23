import type { Query } from '@tanstack/react-query'
import { createStore } from '../../ui/store.ts'
import { onLeave } from '../person/auth-state.ts'
import { isUnreached } from '../api/is-passing.ts'
import type { KeptQuery } from './kept-queries.ts'

/**
 * Times at which the stored data that queries show was received, keyed by the query's hash; queries with fresh data are
 * absent.
 */
export const keptReads = createStore<ReadonlyMap<string, Date>>(new Map())

/** Returns fresh data or, if the server is unreachable and the query shows nothing yet, the stored data. */
export async function orKept<T>(load: () => T | Promise<T>, query: Query): Promise<T> {
  const early = navigator.onLine ? undefined : await keptFor(query)
  if (early) return shown<T>(query, early)
  try {
    const data = await load()
    markKept(query.queryHash, undefined)
    return data
  } catch (error) {
    const kept = isUnreached(error) ? await keptFor(query) : undefined
    if (!kept) throw error
    return shown<T>(query, kept)
  }
}

function shown<T>({ queryHash }: Query, { data, at }: KeptQuery): T {
  markKept(queryHash, new Date(at))
  return data as T
}

async function keptFor(query: Query): Promise<KeptQuery | undefined> {
  if (query.state.data !== undefined) return undefined
  try {
    return await (await import('./kept-for.ts')).keptFor(query)
  } catch {
    return undefined
  }
}

/** Marks a query as showing stored data of this time; undefined removes the mark. */
export function markKept(hash: string, at: Date | undefined): void {
  const before = keptReads.current()
  if (at === undefined && !before.has(hash)) return
  const next = new Map(before)
  if (at) next.set(hash, at)
  else next.delete(hash)
  keptReads.set(next)
}

onLeave(() => keptReads.set(new Map()))
