import type { UserId } from '@otday/contract'
import { job } from '#platform/jobs/index.ts'

/** A departure as the log beside the archives knows it. Who was removed never returns. */
export interface Departure {
  userId: UserId
  what: 'left' | 'returned' | 'removed'
}

export type NoteDeparture = (departure: Departure, at: Date) => Promise<void>

/** `at` is in ISO 8601. */
export const noteJob = job<Departure & { at: string }>()('departure-note')
