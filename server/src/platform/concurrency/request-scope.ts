import { AsyncLocalStorage } from 'node:async_hooks'
import type { RawBuilder } from 'kysely'

/**
 * SQL that stores the request's idempotency key with its response if `from` has a row, and returns a row unless another
 * try of the request has stored the key.
 */
export type Claim = (response: unknown, from: RawBuilder<unknown>) => RawBuilder<unknown>

/** Deadline and cancellation of one request (decision 031). */
export interface RequestScope {
  signal: AbortSignal
  /** @throws Unavailable past the deadline, or once the caller has disconnected */
  requireTime(): void
  beforeCommit(tx: object): Promise<void>
  /** Absent for a request without an idempotency key. */
  claim?: Claim | undefined
  commitSent(): void
  commitRefused(): void
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const inScope = <T>(scope: RequestScope, work: () => Promise<T>): Promise<T> => scopes.run(scope, work)

export const requestScope = (): RequestScope | undefined => scopes.getStore()

/** Runs work outside of the request's scope, so that it does not end with the request: others use its result. */
export const outliving = <T>(work: () => T): T => scopes.exit(work)

export interface SharedWork<T> {
  join(): Promise<T>
  /** Whether all requests that joined have ended before the work, which is then aborted. */
  isLeft(): boolean
}

/**
 * Starts work that several requests may wait for. It is aborted when all that joined have ended, by their deadlines or
 * because their clients disconnected.
 */
export function shared<T>(work: () => Promise<T>): SharedWork<T> {
  const ending = new AbortController()
  /** Scopes that wait for the work; undefined is a caller without a scope, which never leaves. */
  const joined = new Set<RequestScope | undefined>()
  let isSent = false
  const requireTime = () => ending.signal.throwIfAborted()
  const scope: RequestScope = {
    signal: ending.signal,
    requireTime,
    beforeCommit: async () => requireTime(),
    // Once COMMIT is sent, requests that wait for this work do not end until its response is overdue.
    commitSent() {
      isSent = true
      for (const one of joined) one?.commitSent()
    },
    commitRefused() {
      isSent = false
      for (const one of joined) one?.commitRefused()
    },
  }
  const result = inScope(scope, work)
  result.catch(() => {})
  return {
    join() {
      const own = requestScope()
      joined.add(own)
      if (isSent) own?.commitSent()
      const leave = () => {
        joined.delete(own)
        if (joined.size === 0) ending.abort(own?.signal.reason)
      }
      if (own?.signal.aborted) leave()
      else own?.signal.addEventListener('abort', leave, { once: true })
      return result
    },
    isLeft: () => ending.signal.aborted,
  }
}

/** Returns a signal that also aborts when the current request ends, by its deadline or a disconnect. */
export function withRequest(signal: AbortSignal): AbortSignal {
  const scope = requestScope()
  return scope ? AbortSignal.any([signal, scope.signal]) : signal
}
