import { AsyncLocalStorage } from 'node:async_hooks'
import { outliving } from './request-scope.ts'

/** Calls wait in one queue for connections, messages in another. */
export type CallerKind = 'call' | 'message'

/** Somebody for whom something is done that may be refused; background work has none. */
export interface Caller {
  kind: CallerKind
  /** Key of the caller: those with the same key share their turns. */
  key: string
  /** Start of its first wait by `performance.now()`, if it has waited before. */
  since?: number
  /** Whether the caller had a connection before: refusing it now would waste what was done. */
  isBegun: boolean
}

const callers = new AsyncLocalStorage<Caller>()

export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Names the current caller once it is known who it is. */
export function nameCaller(key: string): void {
  const caller = callers.getStore()
  if (caller) caller.key = key
}

export const currentCaller = (): Caller | undefined => callers.getStore()

/** Runs what one caller starts and many share. */
export const inBackground = <T>(work: () => T): T => callers.exit(() => outliving(work))
