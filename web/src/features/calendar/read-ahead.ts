import { daysAfter } from '@otday/common/seoul-time'
import { queryClient } from '../../platform/cache/query-client.ts'
import { monthOf, weeksOf, weekOf } from '../../platform/time/calendar-days.ts'
import { wearsQuery } from '../diary/index.ts'

/** Prefetches the outfits of today's month, of this week and of the next, for viewing offline. */
export async function readCalendarAhead(today: string): Promise<void> {
  const days = weeksOf(monthOf(today)).flat()
  const week = weekOf(today)
  await queryClient.prefetchQuery(wearsQuery({ from: days[0] ?? today, to: days.at(-1) ?? today }))
  await queryClient.prefetchQuery(wearsQuery({ from: week, to: daysAfter(week, 13) }))
}
