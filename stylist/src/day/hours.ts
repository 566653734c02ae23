import { seoulOffsetHours } from '@otday/common/seoul-time'
import { feelsLike } from './feels-like.ts'
import type { HoursOut } from './plan.ts'
import type { Falling, Hour, Weather, WeatherHour } from './weather.ts'

const number = (x: unknown): number | null => (typeof x === 'number' && Number.isFinite(x) ? x : null)
export const within = (x: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, x))

function hourOf({ hour, at }: WeatherHour): number | null {
  const said = number(hour)
  if (said !== null) return said
  const ms = at instanceof Date ? at.getTime() : typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isFinite(ms) ? (Math.floor(ms / 3_600_000) + seoulOffsetHours) % 24 : null
}

const fallings = new Set(['RAIN', 'SNOW', 'RAIN_SNOW', 'SHOWER'])
const fallingOf = (type: unknown): Falling | null => (fallings.has(String(type)) ? (type as Falling) : null)

const windOfWord: Readonly<Record<string, number>> = { WEAK: 2, MODERATE: 6, STRONG: 10 }

/** °C of a mild spring day. */
const unknownDay = 18

/** Of the daily range above the minimum. */
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

function drawnHours({ min, max }: Whole): readonly WeatherHour[] {
  return Array.from({ length: 24 }, (_, hour) => ({ hour, temperature: min + (max - min) * shareOf(hour) }))
}

const isWet = (slot: WeatherHour) =>
  (fallingOf(slot.precipitationType) !== null && (number(slot.precipitationProbability) ?? 100) >= 30) ||
  (number(slot.precipitationAmount) ?? 0) >= 0.1

/**
 * At least three slots, else a typical course of 24 hours. Wet hours without an amount share the day's; if no slot
 * states
 * rain, each gets an eighth.
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

/** °C. */
const rooms = { heated: 22, cooled: 26 } as const

export function atHome(hour: Hour): Hour {
  const air = within(hour.air, rooms.heated, rooms.cooled)
  return { ...hour, air, felt: air, wind: 0, falling: null, amount: 0, probability: 0 }
}

/** Hours to dress for after the usual return. */
const eveningHours = 6

/** `rest`: of the plan; `evening`: after it. */
export type Span = 'plan' | 'rest' | 'evening' | 'home'

/** Never empty; hours past midnight are those from 24 on. */
export function hoursOutside(
  hours: readonly Hour[],
  plan: HoursOut,
  now: number | null,
): { span: Exclude<Span, 'home'>; out: readonly Hour[] } {
  const overnight = plan.home <= plan.leave
  const home = overnight ? 24 + plan.home : plan.home
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
  const evening = between(now, now + eveningHours)
  return { span: 'evening', out: evening.length > 0 ? evening : nearest() }
}
