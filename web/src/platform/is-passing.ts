import { ApiError } from './api-error.ts'

const passing = [0, 401, 429, 502, 503, 504]
/** Whether the same write may succeed later. */
export const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.includes(error.status)
