import { hashKey, type QueryKey } from '@tanstack/react-query'
import { onLeave, sessionSignal } from '../person/auth-state.ts'
import { queryClient } from './query-client.ts'
import { ownId } from '../kept/kept-for.ts'
import { changeKept, dropKept } from '../kept/kept-queries.ts'
import { keptReads } from '../kept/or-kept.ts'

type Load = (key: QueryKey) => Promise<unknown>

/**
 * Runs tasks one after the other, because each reads stored data and then writes it.
 * @returns the task's result; undefined if the user has signed out before it began
 */
let last: Promise<unknown> = Promise.resolve()
function inTurn<Done>(work: (userId: string, signal: AbortSignal) => Promise<Done>): Promise<Done | undefined> {
  const signal = sessionSignal()
  const done = last.then(() => {
    const userId = ownId()
    return userId === undefined || signal.aborted ? undefined : work(userId, signal)
  })
  last = done.catch(() => undefined)
  return done
}

/**
 * Must be called after a write: removes the stored lists whose key begins with `queryKey`, because they lack what was
 * written. Then refetches the lists that this visit has loaded but does not show, and calls `load` for the newest of
 * the removed lists, unless this visit has loaded it. With `isWanted`, it refetches just the lists that this selects,
 * and calls `load` for all removed ones among them that are not loaded.
 */
export async function renewKept(queryKey: QueryKey, load: Load, isWanted?: (key: QueryKey) => boolean): Promise<void> {
  const signal = sessionSignal()
  // Private windows store nothing, and then the removal fails.
  const gone = await inTurn((userId) => dropKept(userId, queryKey).catch(() => []))
  // The refetches below run outside of `inTurn`, so that other tasks need not wait for them.
  if (!gone || signal.aborted) return
  const predicate = isWanted && { predicate: ({ queryKey: key }: { queryKey: QueryKey }) => isWanted(key) }
  await queryClient.refetchQueries({ queryKey, type: 'inactive', ...predicate })
  for (const key of isWanted ? gone.filter(isWanted) : gone.slice(0, 1))
    if (!signal.aborted && !queryClient.getQueryState(key)) await load(key)
}

/** ms within which several writes are combined. */
const rest = 1000
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
onLeave(() => {
  for (const timer of waiting.values()) clearTimeout(timer)
  waiting.clear()
})

/** Calls `renewKept` once no further write has come for a second. */
export function renewKeptSoon(queryKey: QueryKey, load: Load, isWanted?: (key: QueryKey) => boolean): void {
  // The user may have signed out while the write was being sent.
  if (ownId() === undefined) return
  const name = hashKey(queryKey)
  clearTimeout(waiting.get(name))
  const renew = () => {
    waiting.delete(name)
    void renewKept(queryKey, load, isWanted)
  }
  waiting.set(name, setTimeout(renew, rest))
}

/**
 * After a write that has already changed the lists of this visit, changes the stored lists of earlier visits, too.
 * Lists for which `change` returns undefined are removed.
 */
export const changeUnread = <Data>(
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data | undefined,
): Promise<void> =>
  inTurn((userId, signal) => {
    const isUnread = (key: QueryKey) => {
      const state = queryClient.getQueryState(key)
      return state?.data === undefined || state.isInvalidated || keptReads.current().has(hashKey(key))
    }
    const isWanted = (key: QueryKey) => !signal.aborted && isUnread(key)
    // Private windows store nothing, and then the change fails.
    return changeKept(userId, { queryKey, isWanted }, change).catch(() => undefined)
  })
