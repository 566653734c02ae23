import type { PrecipitationType, SkyStatus } from '@otday/contract'
import { type Day, dayOf, type Plan } from '../../src/day/day.ts'
import type { Weather } from '../../src/day/weather.ts'

/**
 * Changes of a day's weather: temperatures in °C, wind in m/s, `mm` of precipitation, `pop` (its probability) and
 * humidity in %.
 */
export type Sort = Partial<{
  min: number
  max: number
  wind: number
  type: PrecipitationType
  mm: number
  pop: number
  humidity: number
  sky: SkyStatus
}>

/** Returns weather with the same temperature all day, dry and cloudy, unless `sort` differs. */
const weather = (t: number, sort: Sort = {}): Weather => ({
  skyStatus: sort.sky ?? 'CLOUDY',
  temperature: { current: t, min: sort.min ?? t, max: sort.max ?? t },
  humidity: { current: sort.humidity ?? 50 },
  precipitation: { type: sort.type ?? 'NONE', amount: sort.mm ?? 0, probability: sort.pop ?? 0 },
  windSpeed: { speed: sort.wind ?? 1, asWord: 'WEAK' },
})

export const day = (t: number, sort: Sort = {}, plan: Partial<Plan> = {}): Day =>
  dayOf(weather(t, sort), null, { occasion: 'CASUAL', ...plan })
