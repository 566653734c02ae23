import type { Context, Hour, Person, Weather } from './types.ts'
import { feelsLike, requiredClo } from './warmth.ts'

const number = (x: unknown): number | null => (typeof x === 'number' && Number.isFinite(x) ? x : null)
const within = (x: number, lo: number, hi: number) => Math.min(hi, Math.max(lo, x))

/** Degrees per step of the sensitivity slider: ±4 °C at its ends is one band of the Korean chart. */
const degreesPerStep = 2

const windOfWord: Readonly<Record<string, number>> = { WEAK: 2, MODERATE: 6, STRONG: 10 }
const snowing = new Set(['SNOW', 'RAIN_SNOW'])
const inAWord: Readonly<Record<string, Context['falling']>> = {
  RAIN: '비',
  SNOW: '눈',
  RAIN_SNOW: '비나 눈',
  SHOWER: '소나기',
}

/** The hour of Asia/Seoul (no daylight saving: UTC+9) that a slot stands for. */
function hourOf({ hour, at }: Hour): number | null {
  const said = number(hour)
  if (said !== null) return said
  const ms = at instanceof Date ? at.getTime() : typeof at === 'string' ? Date.parse(at) : Number.NaN
  return Number.isFinite(ms) ? (Math.floor(ms / 3_600_000) + 9) % 24 : null
}

/** The hours (in Seoul) at which people leave and come home, unless they say otherwise. */
export const hoursOut = { leave: 8, home: 19 } as const

function hoursOutside({ hours, leave = hoursOut.leave, home = hoursOut.home }: Person): readonly Hour[] {
  return (hours ?? []).filter((slot) => {
    const hour = hourOf(slot)
    return hour !== null && hour >= leave && hour <= home
  })
}

const present = (values: readonly (number | null)[]) => values.filter((x) => x !== null)
const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length

/** The temperature to dress for: the hours outside leaning to the coolest, else the day above its 4 a.m. minimum. */
function dressTemperature(outside: readonly number[], weather: Weather): number | null {
  if (outside.length >= 3) return 0.6 * mean(outside) + 0.4 * Math.min(...outside)
  const current = number(weather.temperature?.current)
  const min = number(weather.temperature?.min)
  const max = number(weather.temperature?.max)
  const day = min !== null && max !== null ? Math.max(min, max) - 0.35 * Math.abs(max - min) : null
  if (current === null) return day ?? max ?? min
  return day === null ? current : (current + day) / 2
}

function rainfall(weather: Weather, hours: readonly Hour[]) {
  const types = [weather.precipitation?.type, ...hours.map((hour) => hour.precipitationType)]
  const chances = present([
    number(weather.precipitation?.probability),
    ...hours.map((hour) => number(hour.precipitationProbability)),
  ])
  const probability = chances.length > 0 ? Math.max(...chances) : null
  const falling = types.map((type) => inAWord[type ?? ''] ?? null).find((word) => word !== null) ?? null
  const wet = falling !== null || (number(weather.precipitation?.amount) ?? 0) > 0 || (probability ?? 0) >= 60
  return { wet, snow: types.some((type) => snowing.has(type ?? '')), probability, falling }
}

function windOf(weather: Weather, hours: readonly Hour[]): { windMs: number; windKnown: boolean } {
  const winds = present(hours.map((hour) => number(hour.windSpeed)))
  const speed = winds.length >= 3 ? mean(winds) : number(weather.windSpeed?.speed)
  const word = windOfWord[weather.windSpeed?.asWord ?? ''] ?? 1
  return { windMs: within(speed ?? word, 0, 40), windKnown: speed !== null }
}

function rangeOf(weather: Weather): Pick<Context, 'min' | 'max' | 'range'> {
  const min = number(weather.temperature?.min)
  const max = number(weather.temperature?.max)
  return { min, max, range: min !== null && max !== null ? within(Math.abs(max - min), 0, 30) : 0 }
}

/** How much cooler than the day its mornings and evenings are, for each degree of range beyond 4. */
const coolShare = 0.22

/** A mild spring day stands in for a weather without any temperature. */
const unknownDay = 18

/**
 * The day as one person meets it: temperature to dress for, feels-like and effective temperature (°C), wanted
 * clothing (clo). Any value of the weather may be missing; nothing throws.
 */
export function contextOf(weather: Weather, person: Person = {}): Context {
  const hours = hoursOutside(person)
  const dress = dressTemperature(present(hours.map((hour) => number(hour.temperature))), weather)
  const dressT = within(dress ?? unknownDay, -50, 50)
  const { windMs, windKnown } = windOf(weather, hours)
  const humidity = within(number(weather.humidity?.current) ?? 50, 0, 100)
  const { wet, snow, probability, falling } = rainfall(weather, hours)
  const feels = feelsLike(dressT, humidity, windMs) - (wet && dressT < 20 ? 1 : 0)
  const sensitivity = within(number(person.sensitivity) ?? 3, 1, 5)
  const offset = within(number(person.offset) ?? 0, -4, 4)
  const teff = feels + degreesPerStep * (sensitivity - 3) + offset
  const { min, max, range } = rangeOf(weather)
  return {
    dressT,
    known: dress !== null,
    feels,
    teff,
    target: requiredClo(teff),
    min,
    max,
    range,
    coolTeff: teff - coolShare * Math.max(0, range - 4),
    humidity,
    windMs,
    windKnown,
    wet,
    falling,
    snow,
    clear: weather.skyStatus === 'CLEAR',
    probability,
    sensitivity,
    offset,
  }
}
