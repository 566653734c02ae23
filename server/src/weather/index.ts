import {
  foundPlacesLimit,
  type Location,
  type Position,
  type UserId,
  type WeatherHour,
  type WeatherId,
  type weathers,
} from '@otday/contract'
import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { speedOf } from './conditions.ts'
import { type Day, dayOf, type FiveDaysDeps, fiveDaysOf } from './five-days.ts'
import { searchPlaces } from './places/search-places.ts'
import type { PlaceTable } from './places/table.ts'
import { judgePosition } from './position.ts'
import type { Slot } from './provider.ts'
import { requireDay, slotsBetween } from './queries.ts'
import { atSeoul } from './seoul-time.ts'

export { loadPlaces } from './places/load-places.ts'
export type { PlaceTable } from './places/table.ts'
export type { WeatherProvider } from './provider.ts'
export { defineWeatherJobs } from './jobs.ts'
export { removeOldWeather } from './queries.ts'
export { sampleProvider } from './sample/index.ts'
export { daysAfter, seoulDate } from './seoul-time.ts'
export { type FiveDaysDeps, fiveDaysOf } from './five-days.ts'

/** The kinds of weather that people are warned of. */
export type WeatherAlert = 'RAIN' | 'SNOW' | 'WIND' | 'HEAT' | 'COLD'
/** What warning a person of a day's weather (a date in Seoul) at their place tells. */
export type WeatherAlerted = {
  type: 'weather.alerted'
  userId: UserId
  forecastDate: string
  alert: WeatherAlert
  at: Date
}

type WeatherDeps = FiveDaysDeps & { places: PlaceTable }

/** A day of weather with the cell and the date (in Seoul) it is of. */
export type RequiredWeather = Day & { nx: number; ny: number; date: string; fetchedAt: Date }

export function weatherHandlers(deps: WeatherDeps): Handlers<typeof weathers> {
  const fiveDays = fiveDaysOf(deps)
  return {
    list: async ({ query }) => {
      const location = locationOf(deps.places, query)
      if (!location) return []
      const days = await fiveDays({ nx: location.x, ny: location.y })
      return days.map(({ id, forecast }) => ({ id, location, ...forecast }))
    },
    location: async ({ query }) => {
      const location = locationOf(deps.places, query)
      if (!location) throw new AppError('LocationNotSupported')
      return location
    },
    places: async ({ query }) => searchPlaces(deps.places, query.nameLike ?? '', foundPlacesLimit),
    hours: async ({ params }) => hoursOf(deps.db, await requireWeather(deps.db, params.weatherId)),
  }
}

/**
 * The place a person is at: names from their own point, the cell from the grid; null where no position was sent.
 * @throws LocationNotSupported outside Korea, with a hint where latitude and longitude look exchanged.
 */
export function locationOf(places: PlaceTable, sent: Position): Location | null {
  const position = judgePosition(places, sent)
  switch (position.kind) {
    case 'absent':
      return null
    case 'swapped':
      throw new AppError('LocationNotSupported', { latitude: '위도와 경도가 서로 바뀐 것 같아요.' })
    case 'invalid':
      throw new AppError('LocationNotSupported', { latitude: '위도는 ±90, 경도는 ±180 안의 숫자여야 해요.' })
    case 'abroad':
      throw new AppError('LocationNotSupported')
    case 'korea':
      return { ...position.point, x: position.cell.nx, y: position.cell.ny, ...position.place }
  }
}

/**
 * A function that tells the place of a position that was sent, for rooms that must have one.
 * @throws LocationNotSupported outside Korea and without a position.
 */
export const placeOf =
  (places: PlaceTable) =>
  (position: Position): Location => {
    const location = locationOf(places, position)
    if (!location) throw new AppError('LocationNotSupported')
    return location
  }

/** @throws WeatherNotFound */
export const requireWeather = async (db: Db, id: WeatherId): Promise<RequiredWeather> =>
  weatherOf(await requireDay(db, id))

/** A stored day, for rooms that read it beside what is theirs. */
export const weatherOf = (row: Row<'weathers'>): RequiredWeather => ({
  ...dayOf(row),
  nx: row.nx,
  ny: row.ny,
  date: row.forecastDate,
  fetchedAt: row.fetchedAt,
})

/** The hours of a day, from the provider the day was told by; none when they are no longer kept. */
export async function hoursOf(db: Db, { nx, ny, date, forecast }: RequiredWeather): Promise<WeatherHour[]> {
  const slots = await slotsBetween(db, { nx, ny }, forecast.source, atSeoul(date, 0), atSeoul(date, 24))
  return slots.map(hourOf)
}

const hourOf = (slot: Slot): WeatherHour => ({
  at: new Date(slot.at),
  temperature: slot.tempC,
  skyStatus: slot.sky ?? 'CLEAR',
  precipitationType: slot.precip ?? 'NONE',
  precipitationAmount: slot.mm,
  precipitationProbability: slot.pop,
  windSpeed: speedOf(slot),
})
