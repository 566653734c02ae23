import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { type DiaryDay, forecastDays } from '@otday/contract'
import { typicalWeather } from '@otday/stylist'
import type { DayAway } from '../outfits/index.ts'
import {
  daysBetween,
  requireWeather,
  typicalDayOf,
  typicalRainOn,
  viewCell,
  type WeatherDay,
} from '../weather/index.ts'
import type { By, TripDeps } from './trip-deps.ts'

interface Stay {
  nx: number
  ny: number
  startsOn: string
  endsOn: string
}

export interface TripWeather {
  day: DiaryDay
  /** Probability of rain in %; null for days gone by. */
  rain: number | null
  /** The day in the form from which the stylist chooses outfits; null for days gone by whose weather is unknown. */
  away: DayAway | null
}

export const datesOf = ({ startsOn, endsOn }: Pick<Stay, 'startsOn' | 'endsOn'>): string[] => {
  const dates: string[] = []
  for (let date = startsOn; date <= endsOn; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

/**
 * Returns the weather of each day, as forecast or stored, and typical weather beyond the forecast. Fetches the forecast
 * of a place that nobody has viewed yet.
 */
export async function tripWeather(deps: TripDeps, stay: Stay, by: By): Promise<TripWeather[]> {
  const today = seoulDate(deps.clock.now())
  const known = await knownDays(deps, stay, by, today)
  return Promise.all(
    datesOf(stay).map(async (date): Promise<TripWeather> => {
      const found = known.get(date)
      if (found) return forecastOn(deps, date, found, date >= today)
      if (date < today) return { day: { date, kind: 'NONE', weatherId: null, weather: null }, rain: null, away: null }
      return typicalOn(stay, date)
    }),
  )
}

async function knownDays({ db, weather }: TripDeps, stay: Stay, by: By, today: string) {
  const cell = { nx: stay.nx, ny: stay.ny }
  const known = await daysBetween(db, cell, stay.startsOn, stay.endsOn)
  const isForecast = stay.startsOn < daysAfter(today, forecastDays) && stay.endsOn >= today
  const viewed = isForecast ? await viewCell(weather, cell, by) : []
  for (const day of viewed) known.set(seoulDate(new Date(day.forecast.forecastAt)), day)
  return known
}

async function forecastOn(
  { db, styling }: TripDeps,
  date: string,
  { id, forecast }: WeatherDay,
  isAhead: boolean,
): Promise<TripWeather> {
  const { temperature, skyStatus, precipitation, isSample } = forecast
  const weather = {
    min: temperature.min,
    max: temperature.max,
    skyStatus,
    precipitationType: precipitation.type,
    isSample,
  }
  const hours = await styling.hours(db, await requireWeather(db, id))
  return {
    day: { date, kind: 'KNOWN', weatherId: id, weather },
    rain: isAhead && precipitation.probability !== null ? Math.round(precipitation.probability) : null,
    away: { date, weather: forecast, hours },
  }
}

function typicalOn(stay: Stay, date: string): TripWeather {
  const temperature = typicalDayOf(stay, date)
  const weather = { ...temperature, skyStatus: 'CLEAR', precipitationType: 'NONE', isSample: false } as const
  return {
    day: { date, kind: 'TYPICAL', weatherId: null, weather },
    rain: typicalRainOn(date),
    away: { date, weather: typicalWeather(temperature), hours: null },
  }
}
