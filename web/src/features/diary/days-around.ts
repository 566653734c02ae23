import { daysAfter } from '@otday/common/seoul-time'
import { weekOf } from '../../platform/time/calendar-days.ts'

/** Days with a forecast. */
const forecast = 5

/** The week of a day of the diary, and the days with a forecast: what the page of the outfit asks for, once. */
export function daysAround(today: string): { from: string; to: string } {
  const from = weekOf(today)
  const [saturday, last] = [daysAfter(from, 6), daysAfter(today, forecast)]
  return { from, to: saturday > last ? saturday : last }
}
