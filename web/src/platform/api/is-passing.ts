import { ApiError } from './api-error.ts'

/** The last three by a proxy whose server is gone. */
const unreached = [0, 502, 503, 504]
/** For now: who is renewing the session, or asked too often. */
const refusedForNow = [401, 429]

const isOne = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

/** Whether the network failed or a proxy, so that what was read before may stand in. */
export const isUnreached = (error: unknown): boolean => isOne(error, unreached)

/** Whether the same call is worth another try, be it a read or a write; anything else is told to the person. */
export const isPassing = (error: unknown): boolean => isUnreached(error) || isOne(error, refusedForNow)

/** Whether the same call would be refused again, so that nobody is asked to press once more. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !isPassing(error)
