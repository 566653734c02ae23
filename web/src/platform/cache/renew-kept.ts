import { hashKey, type QueryKey } from '@tanstack/react-query'
import { onLeave, sessionSignal } from '../person/auth-state.ts'
import { queryClient } from './query-client.ts'
import { ownId } from '../kept/kept-for.ts'
import { changeKept, dropKept } from '../kept/kept-queries.ts'
import { keptReads } from '../kept/or-kept.ts'

type Load = (key: QueryKey) => Promise<unknown>

/**
 * Runs work one after the other, as each reads what is stored and then writes. @returns nothing once the user has
 * signed out
 */
let last: Promise<unknown> = Promise.resolve()
function inTurn<Done>(work: (userId: string, life: AbortSignal) => Promise<Done>): Promise<Done | undefined> {
  const life = sessionSignal()
  const done = last.then(() => {
    const userId = ownId()
    return userId === undefined || life.aborted ? undefined : work(userId, life)
  })
  last = done.catch(() => undefined)
  return done
}

/**
 * Removes what is kept for offline of lists below the key, after a write that they lack. Those of this visit are read
 * anew, though they are not shown; of those that only an earlier one read the newest is read by `load`, or all that are
 * wanted.
 */
export async function renewKept(queryKey: QueryKey, load: Load, isWanted?: (key: QueryKey) => boolean): Promise<void> {
  const life = sessionSignal()
  // Private windows keep nothing.
  const gone = await inTurn((userId) => dropKept(userId, queryKey).catch(() => []))
  // What is read anew keeps nobody waiting.
  if (!gone || life.aborted) return
  const predicate = isWanted && { predicate: ({ queryKey: key }: { queryKey: QueryKey }) => isWanted(key) }
  await queryClient.refetchQueries({ queryKey, type: 'inactive', ...predicate })
  for (const key of isWanted ? gone.filter(isWanted) : gone.slice(0, 1))
    if (!life.aborted && !queryClient.getQueryState(key)) await load(key)
}

/** ms within which several writes are combined. */
const rest = 1000
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
onLeave(() => {
  for (const timer of waiting.values()) clearTimeout(timer)
  waiting.clear()
})

/** Renews as `renewKept` does, once no further write has come for a second. */
export function renewKeptSoon(queryKey: QueryKey, load: Load, isWanted?: (key: QueryKey) => boolean): void {
  // A write may have been on its way while its person left.
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
 * Changes what is kept of other lists, too, after a write that was put into the lists of this visit. Lists of which
 * nothing is made are removed.
 */
export const changeUnread = <Data>(
  queryKey: QueryKey,
  change: (data: Data, key: QueryKey) => Data | undefined,
): Promise<void> =>
  inTurn((userId, life) => {
    const isUnread = (key: QueryKey) => {
      const state = queryClient.getQueryState(key)
      return state?.data === undefined || state.isInvalidated || keptReads.current().has(hashKey(key))
    }
    const isWanted = (key: QueryKey) => !life.aborted && isUnread(key)
    // Private windows keep nothing.
    return changeKept(userId, { queryKey, isWanted }, change).catch(() => undefined)
  })
