import { AsyncLocalStorage } from 'node:async_hooks'
import { outliving } from './request-scope.ts'

/** Calls wait in a line of their own, messages in another. */
export type CallerKind = 'call' | 'message'

/** For whom something is done that may be refused; background work has none. */
export interface Caller {
  kind: CallerKind
  /** Callers of one key share their turns. */
  key: string
  /** Of `performance.now()`, where it has waited before. */
  since?: number
  /** Has had a connection: refusing it now would waste what was done. */
  isBegun: boolean
}

const callers = new AsyncLocalStorage<Caller>()

export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Once it is known who it is. */
export function nameCaller(key: string): void {
  const caller = callers.getStore()
  if (caller) caller.key = key
}

export const currentCaller = (): Caller | undefined => callers.getStore()

/** For what one caller starts and many share. */
export const inBackground = <T>(work: () => T): T => callers.exit(() => outliving(work))
