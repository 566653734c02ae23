import {
  type ChosenPosition,
  foundPlacesLimit,
  type Location,
  type Position,
  type WeatherHour,
  type WeatherId,
} from '@otday/contract'
import type { Config } from '#platform/config/index.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimiters } from '#platform/rate-limits/index.ts'
import { isBelieved } from './believed.ts'
import { speedOf } from './conditions.ts'
import { isOn } from './derive-days.ts'
import { type ViewingDeps, viewCell } from './view-cell.ts'
import { chosenNames } from './places/chosen-names.ts'
import type { NamePoint } from './places/kakao.ts'
import type { Places } from './places/load-places.ts'
import { namesToday, type StoredPlace } from './places/names-today.ts'
import { searchPlaces } from './places/search-places.ts'
import type { PlaceTable } from './places/table.ts'
import type { Cell } from './grid.ts'
import { weatherJobs } from './jobs.ts'
import { type OpeningDeps, openWeather, type WeatherModule } from './open-weather.ts'
import { judgePosition } from './position.ts'
import type { Series, Slot } from './provider.ts'
import { nearestStation } from './sample/index.ts'
import { normalsOn, wetShare } from './sample/sample-day.ts'
import { daysOfCell, requireDay, slotsBetween } from './queries.ts'
import { atSeoul } from '@otday/common/seoul-time'
import { type Day, dayOf } from './forecast-days.ts'
import type { WarningDeps } from './warn-people.ts'

export type { WeatherAlert, WeatherAlerted } from './alerts.ts'
export { alertsOn } from './alerts-on.ts'
export { type ViewingDeps, viewCell } from './view-cell.ts'
export type { Day as WeatherDay } from './forecast-days.ts'
export type { Forecasts } from './forecasts.ts'
export { compareForecasts, keepForecasts } from './check-forecasts.ts'
export { keepSampleDay } from './keep-sample-day.ts'
export { openWeather } from './open-weather.ts'
export { loadPlaces, type Places } from './places/load-places.ts'
export { checksOf } from './queries-checks.ts'

interface PlacingDeps {
  places: Places
  names: NamePoint
}

type WeatherDeps = PlacingDeps & ViewingDeps & { db: Db }

/** `date` is in Seoul. */
export type RequiredWeather = Day & { nx: number; ny: number; date: string; fetchedAt: Date }

export type WeatherUses = WeatherModule &
  ViewingDeps & {
    namesToday: NamesToday
    /** @throws LocationNotSupported */
    place: (chosen: ChosenPosition) => Promise<Location>
  }

type WeatherParts = OpeningDeps &
  WarningDeps & {
    config: Pick<Config, 'weather'>
    rateLimiters: Pick<RateLimiters, 'weatherCell' | 'weatherCellNetwork'>
  }

export const weather = defineModule('weather', (parts: WeatherParts) => {
  const { weatherCell: person, weatherCellNetwork: network } = parts.rateLimiters
  const deps = { ...openWeather(parts, parts.config.weather), newCells: { person, network } }
  const uses: WeatherUses = { ...deps, namesToday: namesTodayOf(deps), place: placeOf(deps) }
  return { handlers: { weathers: weatherHandlers(deps) }, jobs: weatherJobs({ ...parts, ...deps }), uses }
})

const weatherHandlers = (deps: WeatherDeps): HandlersOf<'weathers'> => ({
  list: async ({ query, viewer, exchange }) => {
    const found = judgedLocation(deps.places(), query)
    if (!found) return []
    const [location, days] = await Promise.all([
      named(deps, found),
      viewCell(deps, { nx: found.x, ny: found.y }, { userId: viewer.id, network: networkOf(exchange.ip) }),
    ])
    return days.map(({ id, forecast }) => ({ id, location, ...forecast }))
  },
  location: ({ query }) => placeOf(deps)(query),
  places: async ({ query }) => searchPlaces(deps.places(), query.nameLike ?? '', foundPlacesLimit),
  hours: async ({ params }) => hoursOf(deps.db, await requireWeather(deps.db, params.weatherId)),
})

/**
 * Named as it was chosen, else by what lies there; null without a position.
 * @throws LocationNotSupported outside Korea; hints at swapped coordinates
 */
export async function locationOf(deps: PlacingDeps, sent: ChosenPosition): Promise<Location | null> {
  const found = judgedLocation(deps.places(), sent)
  if (!found) return null
  const locationNames = chosenNames(deps.places(), sent, found.locationNames)
  return locationNames ? { ...found, locationNames } : named(deps, found)
}

function judgedLocation(places: PlaceTable, sent: Position): Location | null {
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

async function named({ names }: PlacingDeps, location: Location): Promise<Location> {
  const locationNames = await names(location)
  return locationNames ? { ...location, locationNames } : location
}

/** What a stored place is called by now. */
export type NamesToday = (stored: StoredPlace) => string[]

const namesTodayOf =
  ({ places }: Pick<PlacingDeps, 'places'>): NamesToday =>
  (stored) =>
    namesToday(places(), stored)

/** @throws LocationNotSupported outside Korea or without a position */
export const placeOf =
  (deps: PlacingDeps) =>
  async (sent: ChosenPosition): Promise<Location> => {
    const location = await locationOf(deps, sent)
    if (!location) throw new AppError('LocationNotSupported')
    return location
  }

/** @throws WeatherNotFound */
export const requireWeather = async (db: Db, id: WeatherId): Promise<RequiredWeather> =>
  weatherOf(await requireDay(db, id))

export const weatherOf = (row: Row<'weathers'>): RequiredWeather => ({
  ...dayOf(row),
  nx: row.nx,
  ny: row.ny,
  date: row.forecastDate,
  fetchedAt: row.fetchedAt,
})

/** Empty when unknown or deleted. */
export async function hoursOf(db: Db, { nx, ny, date, forecast }: RequiredWeather): Promise<WeatherHour[]> {
  return (await slotsOn(db, { nx, ny }, forecast.source, date)).map(hourOf)
}

async function slotsOn(db: Db, cell: Cell, series: Series, date: string): Promise<Slot[]> {
  const slots = await slotsBetween(db, cell, series, atSeoul(date, 0), atSeoul(date, 24))
  return slots.filter((slot) => isOn(slot, date))
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

/** As observed once the day is over, else as last forecast for hours gone by; empty for sample weather. */
export async function observedHoursOf(db: Db, weather: RequiredWeather): Promise<WeatherHour[]> {
  const { date, forecast } = weather
  if (forecast.isSample) return []
  const expected = await slotsOn(db, weather, forecast.source, date)
  const hours = expected.map(hourOf)
  if (forecast.source !== 'kma') return hours
  const slots = (await slotsOn(db, weather, 'kma-observed', date)).filter((slot) => isBelieved(slot, expected))
  const observed = new Map(slots.map((slot) => [Date.parse(slot.at), hourOf(slot)]))
  return hours.map((hour) => {
    const seen = observed.get(hour.at.getTime())
    return seen ? { ...hour, ...known(seen) } : hour
  })
}

const known = (hour: WeatherHour) =>
  Object.fromEntries(Object.entries(hour).filter(([, value]) => value !== null)) as Partial<WeatherHour>

/** Stored days by date, both ends inclusive. */
export async function daysBetween(db: Db, cell: Cell, from: string, to: string): Promise<Map<string, Day>> {
  const rows = await daysOfCell(db, cell, from, to)
  return new Map(rows.map((row) => [row.forecastDate, dayOf(row)]))
}

/** °C of the nearest station's normals 1991–2020, to whole degrees. */
export function typicalDayOf(cell: Cell, date: string): { min: number; max: number } {
  const { min, max } = normalsOn(nearestStation(cell), date)
  return { min: Math.round(min), max: Math.round(max) }
}

/** % of the days like this one with at least 0.1 mm; the same for all of Korea. */
export const typicalRainOn = (date: string): number => Math.round(wetShare(date) * 100)
