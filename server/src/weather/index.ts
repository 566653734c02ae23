import type { WeatherHour, WeatherId } from '@otday/contract'
import type { Config } from '#platform/config/index.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RateLimiters } from '#platform/rate-limits/index.ts'
import { isBelieved } from './believed.ts'
import { speedOf } from './conditions.ts'
import { isOn } from './derive-days.ts'
import { type ViewingDeps, viewCell } from './view-cell.ts'
import type { Cell, PlaceUses } from '../places/index.ts'
import { weatherJobs } from './jobs.ts'
import { type OpeningDeps, openWeather, type WeatherModule } from './open-weather.ts'
import type { Series, Slot } from './provider.ts'
import { nearestStation } from './sample/index.ts'
import { normalsOn, wetShare } from './sample/sample-day.ts'
import { daysOfCell, requireDay, slotsBetween } from './queries.ts'
import { atSeoul } from '@otday/common/seoul-time'
import { type Day, dayOf } from './forecast-days.ts'
import type { WarningDeps } from './warn-people.ts'

export { alertingChange, type WeatherAlert, type WeatherAlerted } from './alerts.ts'
export { alertsOn } from './alerts-on.ts'
export { type ViewingDeps, viewCell } from './view-cell.ts'
export type { Day as WeatherDay } from './forecast-days.ts'
export type { Forecasts } from './forecasts.ts'
export { compareForecasts, keepForecasts } from './check-forecasts.ts'
export { keepSampleDay } from './keep-sample-day.ts'
export { openWeather } from './open-weather.ts'
export { checksOf } from './queries-checks.ts'

type WeatherDeps = ViewingDeps & { db: Db; places: Pick<PlaceUses, 'districtOf' | 'named'> }

/** The stored weather of a day in a cell (a square of the weather map); `date` is in Seoul. */
export type RequiredWeather = Day & { nx: number; ny: number; date: string; fetchedAt: Date }

export type WeatherUses = WeatherModule & ViewingDeps

type WeatherParts = OpeningDeps &
  WarningDeps & {
    config: Pick<Config, 'weather'>
    places: PlaceUses
    rateLimiters: Pick<RateLimiters, 'weatherCell' | 'weatherCellNetwork'>
  }

export const weather = defineModule('weather', (parts: WeatherParts) => {
  const { weatherCell: person, weatherCellNetwork: network } = parts.rateLimiters
  const uses: WeatherUses = { ...openWeather(parts, parts.config.weather), newCells: { person, network } }
  const deps = { ...parts, ...uses }
  return { handlers: { weathers: weatherHandlers(deps) }, jobs: weatherJobs(deps), uses }
})

const weatherHandlers = (deps: WeatherDeps): Pick<HandlersOf<'weathers'>, 'list' | 'hours'> => ({
  list: async ({ query, viewer, exchange }) => {
    const found = deps.places.districtOf(query)
    if (!found) return []
    const [location, days] = await Promise.all([
      deps.places.named(found),
      viewCell(deps, { nx: found.x, ny: found.y }, { userId: viewer.id, network: networkOf(exchange.ip) }),
    ])
    return days.map(({ id, forecast }) => ({ id, location, ...forecast }))
  },
  hours: async ({ params }) => hoursOf(deps.db, await requireWeather(deps.db, params.weatherId)),
})

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

/** Returns the hours of a day; empty when unknown or deleted. */
export const hoursOf = async (db: Db, { nx, ny, date, forecast }: RequiredWeather): Promise<WeatherHour[]> =>
  (await slotsOn(db, { nx, ny }, forecast.source, date)).map(hourOf)

async function slotsOn(db: Db, cell: Cell, series: Series, date: string): Promise<Slot[]> {
  const slots = await slotsBetween(db, cell, series, { from: atSeoul(date, 0), to: atSeoul(date, 24) })
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

/**
 * Returns the hours of a day, each as it was observed or, if it was not, as it was last forecast. Returns none for
 * sample weather.
 */
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

/** Returns a cell's stored days by date, both ends inclusive. */
export async function daysBetween(db: Db, cell: Cell, from: string, to: string): Promise<Map<string, Day>> {
  const rows = await daysOfCell(db, cell, from, to)
  return new Map(rows.map((row) => [row.forecastDate, dayOf(row)]))
}

/** Returns a date's usual lowest and highest temperature in whole °C: normals 1991–2020 of the nearest station. */
export function typicalDayOf(cell: Cell, date: string): { min: number; max: number } {
  const { min, max } = normalsOn(nearestStation(cell), date)
  return { min: Math.round(min), max: Math.round(max) }
}

/** Returns the % of days at this time of the year with at least 0.1 mm of rain; it is the same for all of Korea. */
export const typicalRainOn = (date: string): number => Math.round(wetShare(date) * 100)
