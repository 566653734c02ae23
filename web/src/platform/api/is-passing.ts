import { ApiError } from './api-error.ts'

/** Statuses of an unreachable server; the last three come from a proxy whose server is gone. */
const unreached = [0, 502, 503, 504]
/** Statuses that refuse for now: the session is being renewed, or somebody asked too often. */
const refusedForNow = [401, 429]

const isOne = (error: unknown, statuses: readonly number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

/** Whether the network or a proxy failed, so that data read earlier may be shown instead. */
export const isUnreached = (error: unknown): boolean => isOne(error, unreached)

/** Whether the same call is worth another try, be it a read or a write; any other failure is shown to the user. */
export const isPassing = (error: unknown): boolean => isUnreached(error) || isOne(error, refusedForNow)

/** Whether the same call would be refused again, so that the user is not asked to retry. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !isPassing(error)
