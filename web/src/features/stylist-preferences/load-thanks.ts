import { seoulDate } from '@otday/common/seoul-time'
import type { Feeling } from '@otday/contract'
import { now } from '../../platform/time/clock.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { thanksFor } from './comfort-words.ts'
import { comfortQuery } from './comfort-queries.ts'

/**
 * Returns a text on how the answer changes recommendations. If the correction that the stylist has learned so far
 * cannot be read, the text assumes 0 °C.
 */
export async function loadThanks(feeling: Feeling): Promise<string> {
  const known = await queryClient.fetchQuery({ ...comfortQuery(seoulDate(now())), staleTime: 0 }).catch(() => null)
  return thanksFor(feeling, known?.offset ?? 0)
}
