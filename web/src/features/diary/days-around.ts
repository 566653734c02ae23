import { daysAfter } from '@otday/common/seoul-time'
import { weekOf } from '../../platform/time/calendar-days.ts'

/** Number of days after today that have a forecast. */
const forecast = 5

/**
 * Returns the first and last day of the diary that the outfit page requests at once: today's week, and the days of the
 * forecast.
 */
export function daysAround(today: string): { from: string; to: string } {
  const from = weekOf(today)
  const [saturday, last] = [daysAfter(from, 6), daysAfter(today, forecast)]
  return { from, to: saturday > last ? saturday : last }
}
