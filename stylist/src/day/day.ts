import type { WeatherHour } from '@otday/contract'
import {
  type Answers,
  type DayPlan,
  hoursFor,
  type Occasion,
  type Purpose,
  purposeOf,
  spentIndoors,
  untilLate,
} from './plan.ts'
import { atHome, hoursOf, hoursOutside, type Span, within } from './hours.ts'
import type { Falling, Hour, Weather } from './weather.ts'

export type Plan = {
  occasion: Occasion
  answers?: Answers
  /** 1 (feels the cold) to 5 (feels the heat). */
  sensitivity?: number | null
  /** °C by which a day counts as warmer for the person (negative: colder), learned from 추웠어요 and 더웠어요, −4 to 4. */
  offset?: number | null
  /** Hours (0–23) of leaving and coming home; null stands for the usual hour of such a day. */
  hoursOut?: { leave: number | null; home: number | null } | null
  plans?: readonly DayPlan[]
  /** Date in Korea as YYYY-MM-DD. */
  date?: string | null
  /** The present hour in Korea if the date is today. */
  now?: number | null
  /** Whether the person stays at home, whatever `occasion` says. */
  staysIn?: boolean
}

/** Rain while the person is out: `total` in mm, `hourly` in mm/h, `probability` in %. */
type Rain = {
  umbrella: boolean
  said: boolean
  hours: readonly Hour[]
  falling: Falling | null
  total: number
  hourly: number
  probability: number
  snow: boolean
}

/**
 * How wet the ground is where the person walks, by what falls from two hours before leaving until coming home: amounts
 * in mm, snow as water.
 */
type Ground = { water: number; hours: number; hourly: number; snow: boolean; icy: boolean }

/** A day to dress for. Temperatures are felt °C, but `high` and `low` are air °C; wind is in m/s, humidity in %. */
export type Day = {
  occasion: Occasion
  purpose: Purpose
  /** Whether the person swims in a pool: the clothes are those for the way, and the kit is carried. */
  swims: boolean
  /**
   * Whether the person named the kind of work, event or sport; if not, the purpose is a guess, which no sentence
   * mentions.
   */
  isNamed: boolean
  indoors: boolean
  span: Span
  out: readonly Hour[]
  all: readonly Hour[]
  /** `cold`, `warm`, `mean`: of the hours out, as the mean of air and felt °C plus `shift`. */
  cold: number
  warm: number
  mean: number
  high: number
  low: number
  /** Felt °C of the warmest hour out, without `shift`. */
  heat: number
  wind: number
  humidity: number
  sunny: boolean
  rain: Rain
  ground: Ground
  plans: ReadonlySet<DayPlan>
  date: { month: number; day: number } | null
  shift: number
  known: boolean
}

/**
 * °C by which a day counts as warmer for each step of sensitivity above 3, and colder for each step below
 * (design/stylist.md 6).
 */
const degreesPerStep = 0.8

/** Chance of rain in %, or rain in mm/h, from which an umbrella is taken. */
const umbrellaFrom = { probability: 40, amount: 0.1 } as const
/** Chance of rain in % from which a day counts as rainy (`said`), even without hours of rain. */
const rainSaidFrom = 60

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

/** Hours for which puddles and snow stay on the ground. */
const wetBefore = 2
/** °C up to which sleet stays on the ground; in warmer air it counts as rain. */
const slushTo = 1

function groundOf(all: readonly Hour[], out: readonly Hour[]): Ground {
  const [first = 0, last = 23] = [out[0]?.hour, out.at(-1)?.hour]
  const near = all.filter(({ hour }) => hour >= first - wetBefore && hour <= last)
  const wet = near.filter(({ falling, amount, probability }) =>
    amount > 0 ? true : falling !== null && probability >= rainSaidFrom - 10,
  )
  const snow = wet.some(({ falling }) => falling === 'SNOW')
  const sleet = wet.some(({ falling, air }) => falling === 'RAIN_SNOW' && air <= slushTo)
  const frozen = near.some(({ air }) => air <= 0)
  return {
    water: wet.reduce((sum, { amount }) => sum + amount, 0),
    hours: wet.length,
    hourly: Math.max(0, ...wet.map(({ amount }) => amount)),
    snow,
    icy: snow || sleet || (wet.length > 0 && frozen),
  }
}

function monthAndDay(date: string | null | undefined): Day['date'] {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(date ?? '') ?? []
  return month && day ? { month: Number(month), day: Number(day) } : null
}

function isNamed(occasion: Occasion, { work, formal, sport }: Answers = {}): boolean {
  if (occasion === 'WORK') return Boolean(work)
  if (occasion === 'FORMAL') return Boolean(formal)
  return occasion !== 'SPORT' || Boolean(sport)
}

/** Whether the person swims: an indoor sport at which people get wet is swimming. */
const isSwimming = ({ occasion, answers }: Plan, plans: ReadonlySet<DayPlan>) =>
  occasion === 'SPORT' && answers?.sport === 'GYM' && plans.has('WET')

/** Returns the mean of air and felt °C of an hour, as a moving body feels less wind chill. */
const both = ({ air, felt }: Hour) => (air + felt) / 2

/**
 * Returns the day to dress for; never throws, whatever values the weather lacks.
 * @param slots hourly forecast; null if only the whole day is known
 */
export function dayOf(weather: Weather, slots: readonly WeatherHour[] | null, plan: Plan): Day {
  const stated = hoursOf(weather, slots)
  const all = plan.staysIn ? stated.map(atHome) : stated
  const said = new Set(plan.staysIn ? [] : (plan.plans ?? []))
  const swims = isSwimming(plan, said)
  const occasion = plan.staysIn || swims ? 'CASUAL' : plan.occasion
  const plans = swims ? new Set([...said].filter((one) => one !== 'WET')) : said
  const usual = hoursFor(plan.staysIn ? 'CASUAL' : plan.occasion, plan.answers)
  const own = { leave: plan.hoursOut?.leave ?? usual.leave, home: plan.hoursOut?.home ?? usual.home }
  const hours = untilLate(own, plans)
  const { span, out } = hoursOutside(all, hours, plan.now ?? null)
  const shift = degreesPerStep * (within(plan.sensitivity ?? 3, 1, 5) - 3) + within(plan.offset ?? 0, -4, 4)
  const felt = out.map((hour) => both(hour) + shift)
  const airs = out.map(({ air }) => air)
  return {
    occasion,
    purpose: purposeOf(occasion, plan.answers, plans),
    swims,
    isNamed: isNamed(occasion, plan.answers),
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
    humidity: within(weather.humidity.current ?? 50, 0, 100),
    sunny: weather.skyStatus === 'CLEAR',
    rain: rainOf(out),
    ground: groundOf(all, out),
    plans,
    date: monthAndDay(plan.date),
    shift,
    known: weather.temperature.min !== null || weather.temperature.current !== null,
  }
}
