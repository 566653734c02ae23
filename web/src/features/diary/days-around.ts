import { daysAfter } from '@otday/common/seoul-time'
import { weekOf } from '../../platform/time/calendar-days.ts'

/** Number of days with a forecast. */
const forecast = 5

/**
 * Returns the week of a day of the diary with the days of the forecast, all of which the outfit page requests at once.
 */
export function daysAround(today: string): { from: string; to: string } {
  const from = weekOf(today)
  const [saturday, last] = [daysAfter(from, 6), daysAfter(today, forecast)]
  return { from, to: saturday > last ? saturday : last }
}
