import { atSeoul, daysAfter } from '@otday/common/seoul-time'
import type { Db } from '#platform/db/index.ts'
import { alertsOf, type WeatherAlert } from './alerts.ts'
import type { Day } from './forecast-days.ts'
import type { Cell } from '../places/index.ts'
import { slotsBetween } from './queries.ts'

/**
 * Returns today's alerts other than those of rain and snow. Returns none for sample weather, which is made up for the
 * season because no provider answers.
 */
export async function alertsOn(db: Db, weather: Day & Cell & { date: string }, now: Date): Promise<WeatherAlert[]> {
  const { forecast, date } = weather
  if (forecast.isSample) return []
  const span = { from: atSeoul(daysAfter(date, -1), 0), to: atSeoul(date, 24) }
  const slots = await slotsBetween(db, weather, forecast.source, span)
  return alertsOf({ now, today: forecast, slots, before: forecast.precipitation.type })
}
