import type { UserId } from '@otday/contract'
import { job } from '#platform/jobs/index.ts'

/**
 * An entry of the log beside the archives: an account left, returned within its grace period, or was removed for good.
 */
export interface Departure {
  userId: UserId
  what: 'left' | 'returned' | 'removed'
}

export type NoteDeparture = (departure: Departure, at: Date) => Promise<void>

/** Job that writes an entry into the log; `at` is in ISO 8601. */
export const noteJob = job<Departure & { at: string }>()('departure-note')
