import { seoulOffsetHours } from '@otday/common/seoul-time'
import { feelsLike } from './feels-like.ts'
import type { HoursOut } from './plan.ts'
import type { Falling, Hour, Weather, WeatherHour } from './weather.ts'

const number = (x: unknown): number | null => (typeof x === 'number' && Number.isFinite(x) ? x : null)
export const within = (x: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, x))

/** The hour of the day in Korea that a slot stands for, null when it tells none. */
export function hourOf({ hour, at }: WeatherHour): number | null {
  const said = number(hour)
  if (said !== null) return said
  const ms = at instanceof Date ? at.getTime() : typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isFinite(ms) ? (Math.floor(ms / 3_600_000) + seoulOffsetHours) % 24 : null
}

const fallings = new Set(['RAIN', 'SNOW', 'RAIN_SNOW', 'SHOWER'])
const fallingOf = (type: unknown): Falling | null => (fallings.has(String(type)) ? (type as Falling) : null)

const windOfWord: Readonly<Record<string, number>> = { WEAK: 2, MODERATE: 6, STRONG: 10 }

/** A mild spring day stands in for a weather without any temperature. */
const unknownDay = 18

/** Share of the daily range by which each hour lies above the minimum: coldest at 6, warmest at 15. */
function shareOf(hour: number): number {
  if (hour <= 6) return 0.35 * (1 - hour / 6)
  if (hour <= 15) return (1 - Math.cos((Math.PI * (hour - 6)) / 9)) / 2
  return 1 - 0.65 * ((1 - Math.cos((Math.PI * (hour - 15)) / 9)) / 2)
}

type Whole = { min: number; max: number; wind: number; humidity: number; probability: number; falling: Falling | null }

function wholeOf(weather: Weather): Whole {
  const { current, min, max } = weather.temperature ?? {}
  const known = [number(min), number(max), number(current)].filter((x) => x !== null)
  return {
    min: within(known.length > 0 ? Math.min(...known) : unknownDay, -50, 50),
    max: within(known.length > 0 ? Math.max(...known) : unknownDay, -50, 50),
    wind: within(number(weather.windSpeed?.speed) ?? windOfWord[weather.windSpeed?.asWord ?? ''] ?? 1, 0, 40),
    humidity: within(number(weather.humidity?.current) ?? 50, 0, 100),
    probability: number(weather.precipitation?.probability) ?? 0,
    falling: fallingOf(weather.precipitation?.type),
  }
}

/** A day without hours: the usual course between its minimum and maximum, with its own rain throughout. */
function drawnHours({ min, max }: Whole): readonly WeatherHour[] {
  return Array.from({ length: 24 }, (_, hour) => ({ hour, temperature: min + (max - min) * shareOf(hour) }))
}

const isWet = (slot: WeatherHour) =>
  (fallingOf(slot.precipitationType) !== null && (number(slot.precipitationProbability) ?? 100) >= 30) ||
  (number(slot.precipitationAmount) ?? 0) >= 0.1

/**
 * The 24 hours of a day in order, each complete. A wet hour without an amount takes the day's amount divided by its wet
 * hours, one without a probability 100 % when something falls; a day without hours its own values.
 */
export function hoursOf(weather: Weather, slots: readonly WeatherHour[] | null | undefined): readonly Hour[] {
  const whole = wholeOf(weather)
  const stated = (slots ?? []).filter((slot) => hourOf(slot) !== null && number(slot.temperature) !== null)
  const given = stated.length >= 3 ? stated : drawnHours(whole)
  const hasRain =
    stated.length >= 3 && stated.some((slot) => slot.precipitationType != null || slot.precipitationAmount != null)
  const dayAmount = number(weather.precipitation?.amount) ?? 0
  const wet = given.filter(isWet).length
  const each = hasRain ? dayAmount / Math.max(1, wet) : dayAmount / 8
  return given
    .map((slot): Hour => {
      const air = within(number(slot.temperature) ?? unknownDay, -50, 50)
      const wind = within(number(slot.windSpeed) ?? whole.wind, 0, 40)
      const falling = hasRain ? fallingOf(slot.precipitationType) : whole.falling
      const probability = number(slot.precipitationProbability) ?? (hasRain ? (falling ? 100 : 0) : whole.probability)
      const rains = hasRain ? isWet(slot) : falling !== null || dayAmount > 0
      return {
        hour: hourOf(slot) ?? 0,
        air,
        felt: feelsLike(air, whole.humidity, wind),
        wind,
        falling: rains ? (falling ?? 'RAIN') : null,
        amount: number(slot.precipitationAmount) ?? (rains ? each : 0),
        probability,
      }
    })
    .toSorted((a, b) => a.hour - b.hour)
}

/** °C of rooms at home: heated to the first, cooled to the second. */
const rooms = { heated: 22, cooled: 26 } as const

/** The hour as it is met at home, dry and still. */
export function atHome(hour: Hour): Hour {
  const air = within(hour.air, rooms.heated, rooms.cooled)
  return { ...hour, air, felt: air, wind: 0, falling: null, amount: 0, probability: 0 }
}

/** Hours ahead that are dressed for after one's usual time of coming home. */
const eveningHours = 6

/** Why these hours: those of the plan, what is left of them, the evening after them, or a day at home. */
export type Span = 'plan' | 'rest' | 'evening' | 'home'

/**
 * The hours one is out. With `now` (the hour it is, for today): what is left of the plan, after it the next six hours.
 * Home before leave means next morning: the hours before midnight of this day count.
 */
export function hoursOutside(
  hours: readonly Hour[],
  plan: HoursOut,
  now: number | null,
): { span: Exclude<Span, 'home'>; out: readonly Hour[] } {
  const overnight = plan.home <= plan.leave
  const home = overnight ? 23 : plan.home
  const between = (from: number, to: number) => hours.filter(({ hour }) => hour >= from && hour <= to)
  const nearest = () => {
    const at = now ?? plan.leave
    return hours.toSorted((a, b) => Math.abs(a.hour - at) - Math.abs(b.hour - at)).slice(0, 1)
  }
  const all = between(plan.leave, home)
  if (now === null || now <= plan.leave) return { span: 'plan', out: all.length > 0 ? all : nearest() }
  if (now < home) {
    const rest = between(now, home)
    return { span: 'rest', out: rest.length > 0 ? rest : nearest() }
  }
  const evening = between(now, Math.min(23, now + eveningHours))
  return { span: 'evening', out: evening.length > 0 ? evening : nearest() }
}
