import type { Db } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type Claim, inScope, type RequestScope } from '../concurrency/request-scope.ts'
import { retryAfterSeconds } from '../concurrency/semaphore.ts'

/**
 * Limits in ms: a handler may take `handling`; if it has sent a COMMIT by then, the response to that is awaited for
 * another `commit`.
 */
export interface HandlingTimes {
  handling: number
  commit: number
}

interface Limits {
  times: HandlingTimes
  /** Runs the last statements of each transaction. */
  beforeCommit?: (tx: Db) => Promise<void>
  claim?: Claim
  /** A signal that aborts when the caller has disconnected. */
  gone?: AbortSignal | undefined
}

/**
 * Runs `work` until a deadline: nothing is committed after it or after the caller has disconnected, but a COMMIT that
 * was sent is awaited.
 * @throws Unavailable when late; OutcomeUnknown when a COMMIT gets no response
 */
export async function inTime<T>({ times, beforeCommit, claim, gone }: Limits, work: () => Promise<T>): Promise<T> {
  if (gone?.aborted) throw late()
  const ending = new AbortController()
  let state: 'running' | 'late' | 'done' = 'running'
  let isSent = false
  let timer: NodeJS.Timeout | undefined
  const scope: RequestScope = {
    signal: ending.signal,
    requireTime() {
      if (state === 'late') throw late()
    },
    async beforeCommit(tx: Db) {
      scope.requireTime()
      if (state === 'running') await beforeCommit?.(tx)
      scope.requireTime()
    },
    claim,
    commitSent: () => (isSent = true),
    commitRefused: () => (isSent = false),
  }
  let part = () => {}
  const deadline = new Promise<never>((_resolve, reject) => {
    const end = (error: AppError) => {
      state = 'late'
      ending.abort(error)
      reject(error)
    }
    part = () => {
      if (!isSent && state === 'running') end(late())
    }
    gone?.addEventListener('abort', part, { once: true })
    timer = setTimeout(() => {
      if (!isSent) return end(late())
      timer = setTimeout(() => end(new AppError('OutcomeUnknown')), times.commit)
    }, times.handling)
  })
  try {
    const working = inScope(scope, work)
    working.catch(() => {})
    return await Promise.race([working, deadline])
  } finally {
    clearTimeout(timer)
    gone?.removeEventListener('abort', part)
    if (state === 'running') state = 'done'
  }
}

const late = () => new AppError('Unavailable', {}, retryAfterSeconds)
