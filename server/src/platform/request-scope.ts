import { AsyncLocalStorage } from 'node:async_hooks'

/** Decision 031. */
export interface RequestScope {
  signal: AbortSignal
  /** @throws Unavailable past the deadline */
  requireTime(): void
  beforeCommit(tx: object): Promise<void>
  commitSent(): void
  commitRefused(): void
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const inScope = <T>(scope: RequestScope, work: () => Promise<T>): Promise<T> => scopes.run(scope, work)

export const requestScope = (): RequestScope | undefined => scopes.getStore()

/** Also aborts at the deadline. */
export function withRequest(signal: AbortSignal): AbortSignal {
  const scope = requestScope()
  return scope ? AbortSignal.any([signal, scope.signal]) : signal
}
