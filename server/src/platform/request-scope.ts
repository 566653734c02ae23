import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db/database.ts'

/** What a request demands of its transactions, however deep they are (decision 031). */
export interface RequestScope {
  /** Aborts at the deadline. */
  signal: AbortSignal
  /** @throws Unavailable past the deadline */
  requireTime(): void
  /** Last statement before COMMIT. */
  beforeCommit(tx: Db): Promise<void>
  /** COMMIT is sent: its answer is awaited past the deadline. */
  commitSent(): void
  /** It did not count, and the transaction runs again or fails. */
  commitRefused(): void
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const inScope = <T>(scope: RequestScope, work: () => Promise<T>): Promise<T> => scopes.run(scope, work)

/** Undefined in jobs. */
export const requestScope = (): RequestScope | undefined => scopes.getStore()

/** Also aborts at the request's deadline. */
export function withRequest(signal: AbortSignal): AbortSignal {
  const scope = requestScope()
  return scope ? AbortSignal.any([signal, scope.signal]) : signal
}
