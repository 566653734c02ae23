import { ApiError } from './api-error.ts'

/**
 * Statuses that mean that the server was not reached: 0 without a response; a proxy sends the others if the server is
 * down.
 */
const unreached = [0, 502, 503, 504]
/** Statuses of temporary refusals: the access token has expired, or there were too many calls. */
const refusedForNow = [401, 429]

const isOne = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

/** Whether the server was not reached, so that stored data may be shown instead. */
export const isUnreached = (error: unknown): boolean => isOne(error, unreached)

/** Whether repeating the same call, a read or a write, may succeed; any other failure is shown to the user. */
export const isPassing = (error: unknown): boolean => isUnreached(error) || isOne(error, refusedForNow)

/** Whether the same call would be refused again, so that the user is not asked to retry. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !isPassing(error)
