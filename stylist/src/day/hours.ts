import { seoulOffsetHours } from '@otday/common/seoul-time'
import type { PrecipitationType, WeatherHour, WindWord } from '@otday/contract'
import { feelsLike } from './feels-like.ts'
import type { HoursOut } from './plan.ts'
import type { Falling, Hour, Weather } from './weather.ts'

export const within = (x: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, x))

const fallingOf = (type: PrecipitationType): Falling | null => (type === 'NONE' ? null : type)

/** Wind in m/s that stands for each word. */
const windOfWord: Readonly<Record<WindWord, number>> = { WEAK: 2, MODERATE: 6, STRONG: 10 }

/** °C of a mild spring day, for days without a temperature. */
const unknownDay = 18

/** Returns the share (0–1) of the daily range of temperature by which an hour is above the minimum. */
function shareOf(hour: number): number {
  if (hour <= 6) return 0.35 * (1 - hour / 6)
  if (hour <= 15) return (1 - Math.cos((Math.PI * (hour - 6)) / 9)) / 2
  return 1 - 0.65 * ((1 - Math.cos((Math.PI * (hour - 15)) / 9)) / 2)
}

type Whole = { min: number; max: number; wind: number; humidity: number; probability: number; amount: number }

function wholeOf({ temperature, windSpeed, humidity, precipitation }: Weather): Whole {
  const { current, min, max } = temperature
  const known = [min, max, current].filter((x) => x !== null)
  return {
    min: within(known.length > 0 ? Math.min(...known) : unknownDay, -50, 50),
    max: within(known.length > 0 ? Math.max(...known) : unknownDay, -50, 50),
    wind: within(windSpeed.speed ?? windOfWord[windSpeed.asWord], 0, 40),
    humidity: within(humidity.current ?? 50, 0, 100),
    probability: precipitation.probability ?? 0,
    amount: precipitation.amount ?? 0,
  }
}

/**
 * Returns 24 hours of a typical course of the day. Rain is spread over all of them, each with an eighth of the amount,
 * as nobody knows in which eight hours it falls.
 */
function drawnHours({ min, max, wind, humidity, probability, amount }: Whole, falling: Falling | null): Hour[] {
  const rains = falling !== null || amount > 0
  return Array.from({ length: 24 }, (_, hour) => {
    const air = within(min + (max - min) * shareOf(hour), -50, 50)
    const felt = feelsLike(air, humidity, wind)
    const wet = { falling: rains ? (falling ?? 'RAIN') : null, amount: rains ? amount / 8 : 0 }
    return { hour, air, felt, wind, ...wet, probability }
  })
}

type StatedHour = WeatherHour & { temperature: number }

const isWet = (slot: WeatherHour) =>
  (fallingOf(slot.precipitationType) !== null && (slot.precipitationProbability ?? 100) >= 30) ||
  (slot.precipitationAmount ?? 0) >= 0.1

/** Returns the hours as stated; wet hours without an amount share that of the day. */
function statedHours(slots: readonly StatedHour[], whole: Whole): Hour[] {
  const wet = slots.filter(isWet).length
  const first = inKorea(Math.min(...slots.map(({ at }) => at.getTime())))
  const midnight = first - (first % 24)
  return slots.map((slot) => {
    const air = within(slot.temperature, -50, 50)
    const wind = within(slot.windSpeed ?? whole.wind, 0, 40)
    const falling = fallingOf(slot.precipitationType)
    const rains = isWet(slot)
    return {
      hour: inKorea(slot.at.getTime()) - midnight,
      air,
      felt: feelsLike(air, whole.humidity, wind),
      wind,
      falling: rains ? (falling ?? 'RAIN') : null,
      amount: slot.precipitationAmount ?? (rains ? whole.amount / wet : 0),
      probability: slot.precipitationProbability ?? (falling ? 100 : 0),
    }
  })
}

/** Returns the whole hours since the beginning of 1970 in Korea. */
const inKorea = (ms: number) => Math.floor(ms / 3_600_000) + seoulOffsetHours

/** Returns the hours of a forecast if at least three have a temperature; otherwise a typical course of 24 hours. */
export function hoursOf(weather: Weather, slots: readonly WeatherHour[] | null): readonly Hour[] {
  const whole = wholeOf(weather)
  const stated = (slots ?? []).flatMap((slot) =>
    slot.temperature === null ? [] : [{ ...slot, temperature: slot.temperature }],
  )
  const hours =
    stated.length >= 3 ? statedHours(stated, whole) : drawnHours(whole, fallingOf(weather.precipitation.type))
  return hours.toSorted((a, b) => a.hour - b.hour)
}

/** °C to which places indoors are heated in the cold and cooled in the heat. */
const rooms = { heated: 22, cooled: 26 } as const

export function atHome(hour: Hour): Hour {
  const air = within(hour.air, rooms.heated, rooms.cooled)
  return { ...hour, air, felt: air, wind: 0, falling: null, amount: 0, probability: 0 }
}

/** Number of hours to dress for when the usual time of coming home has passed. */
const eveningHours = 6

/**
 * The hours that count: `plan`, all hours out; `rest`, the remaining ones; `evening`, those after the plan; `home`, a
 * day at home.
 */
export type Span = 'plan' | 'rest' | 'evening' | 'home'

/** Returns the hours to dress for (see `Span`), never an empty list; hours past midnight count on from 24. */
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
