import { AsyncLocalStorage } from 'node:async_hooks'
import { outliving } from './request-scope.ts'

/** HTTP calls wait for database connections in one queue, live messages in another. */
export type CallerKind = 'call' | 'message'

/** The client for whom code runs and whom an overloaded server may refuse; background work has no caller. */
export interface Caller {
  kind: CallerKind
  /** Key of the user, or of the IP address while the user is unknown: callers with the same key share one turn. */
  key: string
  /** Start of its first wait for a connection, by `performance.now()`; absent if it never waited. */
  since?: number
  /** Whether the caller had a connection before: refusing it now would waste the work done. */
  isBegun: boolean
}

const callers = new AsyncLocalStorage<Caller>()

export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Sets the current caller's key once it is known who calls. */
export function nameCaller(key: string): void {
  const caller = callers.getStore()
  if (caller) caller.key = key
}

export const currentCaller = (): Caller | undefined => callers.getStore()

/**
 * Runs work whose result many callers share: it counts for no caller, and does not end with the request that began it.
 */
export const inBackground = <T>(work: () => T): T => callers.exit(() => outliving(work))
