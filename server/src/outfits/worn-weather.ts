import type { Occasion, UserId, WeatherHour, WeatherId, WornWeather } from '@otday/contract'
import { dayOf, planOf } from '@otday/stylist'
import { findPreferences, type Preferences } from '../stylist-preferences/index.ts'
import { observedHoursOf, type RequiredWeather, requireWeather } from '../weather/index.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Wearing {
  occasion: Occasion | null
  /** Hour from which the outfit is worn, `HH:MM` in Korea. */
  from: string | null
}
type WearingOn = Wearing & { userId: UserId; weatherId: WeatherId }

/** Returns the forecast for the hours outdoors, to be stored with an outfit. @throws WeatherNotFound */
export async function forecastWorn(
  deps: Pick<StylingDeps, 'db' | 'hours'>,
  { userId, weatherId, ...wearing }: WearingOn,
): Promise<{ date: string; weather: WornWeather }> {
  const weather = await requireWeather(deps.db, weatherId)
  const preferences = await findPreferences(deps.db, userId)
  return { date: weather.date, weather: await forecastOf(deps, wearing, weather, preferences) }
}

/** Returns the forecast for the hours outdoors of a day that was read already. */
export async function forecastOf(
  deps: Pick<StylingDeps, 'db' | 'hours'>,
  wearing: Wearing,
  weather: RequiredWeather,
  preferences: Preferences,
): Promise<WornWeather> {
  const hours = await deps.hours(deps.db, weather)
  const { min, max } = weather.forecast.temperature
  return wornIn(wearing, weather, { hours, min, max, preferences })
}

/** Returns the weather of a day that is over, as observed; null for sample weather. @throws WeatherNotFound */
export async function observedWorn(
  deps: Pick<StylingDeps, 'db'>,
  { userId, weatherId, ...wearing }: WearingOn,
): Promise<WornWeather | null> {
  const weather = await requireWeather(deps.db, weatherId)
  const hours = await observedHoursOf(deps.db, weather)
  const airs = hours.flatMap(({ temperature }) => temperature ?? [])
  if (airs.length === 0) return null
  const preferences = await findPreferences(deps.db, userId)
  return wornIn(wearing, weather, { hours, min: Math.min(...airs), max: Math.max(...airs), preferences })
}

interface Known extends Pick<WornWeather, 'min' | 'max'> {
  hours: readonly WeatherHour[]
  preferences: Preferences
}

function wornIn(
  { occasion, from }: Wearing,
  { forecast, date }: RequiredWeather,
  { hours, min, max, preferences }: Known,
): WornWeather {
  // Sensitivity and learned comfort do not change the weather itself, so neutral values serve.
  const plan = planOf(occasion ? { occasion } : {}, preferences, {
    date,
    now: from === null ? null : Number(from.slice(0, 2)),
    sensitivity: 3,
    offset: 0,
  })
  const { out, rain } = dayOf(forecast, hours, plan)
  return {
    min,
    max,
    felt: tenth(meanOf(out.map(({ felt }) => felt))),
    rain: tenth(rain.total),
    snow: rain.snow,
    wind: tenth(meanOf(out.map(({ wind }) => wind))),
    skyStatus: forecast.skyStatus,
    precipitationType: forecast.precipitation.type,
    isSample: forecast.isSample,
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const tenth = (value: number) => Math.round(value * 10) / 10 + 0
