import { hoursFor, type Answers, type HoursOut, type Occasion, type Purpose, purposeOf, spentIndoors } from './plan.ts'
import { atHome, hoursOf, hoursOutside, type Span, within } from './hours.ts'
import type { Falling, Hour, Weather, WeatherHour } from './weather.ts'

/** Who dresses, and what for. */
export type Plan = {
  occasion: Occasion
  answers?: Answers
  /** 1 (feels the cold) to 5 (feels the heat). */
  sensitivity?: number | null
  /** Learned from 추웠어요 / 더웠어요: °C added to the temperatures, −4…4. */
  offset?: number | null
  hoursOut?: HoursOut | null
  /** The hour it is in Korea when the day is today, else null. */
  now?: number | null
  /** Staying at home: dressed for the rooms, whatever the occasion, without shoes and bag. */
  staysIn?: boolean
}

/** What falls in the hours out. Amounts in mm, probability in %. */
export type Rain = {
  /** Something falls, or may well fall: an umbrella goes along. */
  umbrella: boolean
  /** Likely enough to be called rain. */
  said: boolean
  hours: readonly Hour[]
  falling: Falling | null
  total: number
  hourly: number
  probability: number
  snow: boolean
}

/** A day as one person meets it, temperatures in °C as this person feels them unless called air. */
export type Day = {
  occasion: Occasion
  purpose: Purpose
  indoors: boolean
  span: Span
  out: readonly Hour[]
  all: readonly Hour[]
  /** Mean of air and felt temperature in the coldest and in the warmest hour out, moved by sensitivity and feedback. */
  cold: number
  warm: number
  mean: number
  /** Air temperature of the warmest and coldest hour out. */
  high: number
  low: number
  /** Strongest felt heat out, by the summer form of the KMA. */
  heat: number
  wind: number
  humidity: number
  sunny: boolean
  rain: Rain
  /** °C that sensitivity and feedback add. */
  shift: number
  known: boolean
}

/** °C for each step of the sensitivity setting from its middle (design/stylist.md 6). */
export const degreesPerStep = 0.8

/** An umbrella goes along from this probability in % or amount in mm an hour; rain is said from the second probability. */
export const umbrellaFrom = { probability: 40, amount: 0.1 } as const
export const rainSaidFrom = 60

function rainOf(out: readonly Hour[]): Rain {
  const wet = out.filter(({ falling, amount }) => falling !== null || amount >= umbrellaFrom.amount)
  const probability = Math.max(0, ...out.map((hour) => hour.probability))
  return {
    umbrella: wet.length > 0 || probability >= umbrellaFrom.probability,
    said: wet.length > 0 || probability >= rainSaidFrom,
    hours: wet,
    falling: wet[0]?.falling ?? null,
    total: wet.reduce((sum, { amount }) => sum + amount, 0),
    hourly: Math.max(0, ...wet.map(({ amount }) => amount)),
    probability,
    snow: wet.some(({ falling }) => falling === 'SNOW' || falling === 'RAIN_SNOW'),
  }
}

const number = (x: unknown): number | null => (typeof x === 'number' && Number.isFinite(x) ? x : null)

/** °C by which walking and sport warm: the wind chill of a moving body is felt less. */
const both = ({ air, felt }: Hour) => (air + felt) / 2

/**
 * The day as one person meets it for an occasion. Any value of the weather may be missing; nothing throws.
 * @param slots hours of the day in Korea, in any order; none draws the usual course of a day
 */
export function dayOf(weather: Weather, slots: readonly WeatherHour[] | null | undefined, plan: Plan): Day {
  const stated = hoursOf(weather, slots)
  const all = plan.staysIn ? stated.map(atHome) : stated
  const occasion = plan.staysIn ? 'CASUAL' : plan.occasion
  const hours = plan.hoursOut ?? hoursFor(occasion, plan.answers)
  const { span, out } = hoursOutside(all, hours, plan.now ?? null)
  const shift =
    degreesPerStep * (within(number(plan.sensitivity) ?? 3, 1, 5) - 3) + within(number(plan.offset) ?? 0, -4, 4)
  const felt = out.map((hour) => both(hour) + shift)
  const airs = out.map(({ air }) => air)
  return {
    occasion,
    purpose: purposeOf(occasion, plan.answers),
    indoors: spentIndoors.has(occasion),
    span: plan.staysIn ? 'home' : span,
    out,
    all,
    cold: Math.min(...felt),
    warm: Math.max(...felt),
    mean: felt.reduce((sum, x) => sum + x, 0) / felt.length,
    high: Math.max(...airs),
    low: Math.min(...airs),
    heat: Math.max(...out.map((hour) => hour.felt)),
    wind: Math.max(...out.map((hour) => hour.wind)),
    humidity: within(number(weather.humidity?.current) ?? 50, 0, 100),
    sunny: weather.skyStatus === 'CLEAR' || weather.skyStatus === undefined,
    rain: rainOf(out),
    shift,
    known: number(weather.temperature?.min) !== null || number(weather.temperature?.current) !== null,
  }
}
