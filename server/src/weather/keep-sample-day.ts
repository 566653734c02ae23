import { atSeoul } from '@otday/common/seoul-time'
import { DayForecast, type PrecipitationType, type WeatherId } from '@otday/contract'
import * as z from 'zod'
import type { Db } from '#platform/db/index.ts'
import type { Cell } from '../places/index.ts'
import { upsertDays } from './queries.ts'
import { nearestStation } from './sample/index.ts'
import { normalsOn } from './sample/sample-day.ts'
import { weatherId } from './weather-id.ts'

interface WetDay {
  date: string
  type: Exclude<PrecipitationType, 'NONE'>
  /** Amount of rain or snow in mm. */
  amount: number
}

/** °C above which no snow falls. */
const warmestSnow = 1

/**
 * Stores a made-up rainy or snowy day of the past for the demo, labeled as a sample. Weather that was fetched for the
 * day has precedence.
 */
export async function keepSampleDay(db: Db, cell: Cell, { date, type, amount }: WetDay): Promise<WeatherId> {
  const normals = normalsOn(nearestStation(cell), date)
  const max = Math.round(type === 'SNOW' ? Math.min(normals.max, warmestSnow) : normals.max)
  const min = Math.min(Math.round(normals.min), max)
  const id = weatherId(cell, date)
  const at = atSeoul(date, 0)
  const forecast: DayForecast = {
    forecastedAt: at,
    forecastAt: at,
    skyStatus: 'CLOUDY',
    precipitation: { type, amount, probability: 90 },
    humidity: { current: 85, comparedToDayBefore: null },
    temperature: { current: Math.round((min + max) / 2), comparedToDayBefore: null, min, max },
    windSpeed: { speed: 2, asWord: 'WEAK' },
    source: 'sample',
    isSample: true,
    staleMinutes: 0,
    flags: [],
    precipitationWord: null,
  }
  const row = { id, nx: cell.nx, ny: cell.ny, forecastDate: date, fetchedAt: at }
  await upsertDays(db, [{ ...row, forecast: JSON.stringify(z.encode(DayForecast, forecast)) }])
  return id
}
