import { forecastDays, type SkyStatus, type WindWord } from '@otday/contract'
import { isBelieved } from './believed.ts'
import { type Conditions, conditionsAt, speedOf, windWord } from './conditions.ts'
import { type DayPrecipitation, precipitationOf, skyOf, tenth } from './day-summary.ts'
import { temperatureAt } from './temperature-at.ts'
import type { DayExtremes, Slot } from './provider.ts'
import { atSeoul, daysAfter, fullHour, seoulDate, seoulHour } from '@otday/common/seoul-time'

/** A provider's data from yesterday on. A slot has the values from a moment on; there is at most one per moment. */
export interface Known {
  slots: readonly Slot[]
  extremes: readonly DayExtremes[]
  observed?: Slot | undefined
  observedYesterday?: Slot | undefined
  /** Slots for the next hours from a forecast that is issued more often, so they are better for the current sky. */
  ultra?: readonly Slot[]
}

/** Weather of a day in °C, %, mm and m/s with at most one decimal; null is unknown. */
export interface DerivedDay {
  /** Date in Seoul, `YYYY-MM-DD`. */
  date: string
  /** Time on this day at which the current clock hour begins. */
  at: Date
  sky: SkyStatus | null
  precipitation: DayPrecipitation
  humidity: { current: number | null; comparedToDayBefore: number | null }
  temperature: { current: number | null; comparedToDayBefore: number | null; min: number | null; max: number | null }
  wind: { speed: number | null; word: WindWord | null }
  /** Whether the measurement of this hour cannot be right, so that the forecast is used. */
  isUnmeasured: boolean
}

/** Age in ms up to which an observation describes the present. */
const OBSERVATION_MS = 90 * 60_000

/** Returns the five dates of the forecast in Seoul, today first. */
export const daysFrom = (now: Date) => Array.from({ length: forecastDays }, (_, i) => daysAfter(seoulDate(now), i))

/**
 * Returns exactly five days. The field `current` is the value at the present clock hour on each day, so that days can
 * be compared. Differences are between the rounded values that are shown; today's is between two measurements or
 * between two forecasts, never between one and the other.
 * @param elsewhere days for which another source is used; a day never mixes two sources
 */
export function deriveDays(known: Known, now: Date, elsewhere: ReadonlyMap<string, Known> = new Map()): DerivedDay[] {
  const days: DerivedDay[] = []
  for (const date of daysFrom(now)) {
    const previous = days.at(-1)
    const of = elsewhere.get(date) ?? known
    days.push(previous ? laterDay(of, date, now, previous) : today(of, date, now))
  }
  return days
}

function today(known: Known, date: string, now: Date): DerivedDay {
  const at = fullHour(now)
  const hours = conditionsAt(known.slots, at)
  const forecast = { ...hours, sky: conditionsAt(known.ultra ?? [], at).sky ?? hours.sky }
  const measured = recent(known.observed, now)
  const observed = believed(measured, known.slots)
  const current = observed ? overlaid(forecast, observed) : forecast
  const rest = known.slots.filter((slot) => isOn(slot, date) && Date.parse(slot.at) >= at.getTime())
  const { min, max } = spanOf(known, date)
  const readings = [current.tempC, observed?.tempC].filter((value) => value !== null && value !== undefined)
  return {
    date,
    at,
    sky: current.sky,
    precipitation: precipitationOf(observed ? [...rest, { ...observed, mm: null, pop: null }] : rest),
    humidity: { current: rounded(current.humidity), comparedToDayBefore: sinceYesterday(known, now, 'humidity') },
    temperature: {
      current: rounded(current.tempC),
      comparedToDayBefore: sinceYesterday(known, now, 'tempC'),
      min: min === null ? null : tenth(Math.min(min, ...readings)),
      max: max === null ? null : tenth(Math.max(max, ...readings)),
    },
    wind: { speed: rounded(current.windMs), word: windWord(current.windMs) },
    isUnmeasured: measured !== undefined && observed === undefined,
  }
}

function laterDay(known: Known, date: string, now: Date, previous: DerivedDay): DerivedDay {
  const at = atSeoul(date, seoulHour(now))
  const slots = known.slots.filter((slot) => isOn(slot, date))
  const { min, max } = spanOf(known, date)
  const { tempC, humidity, windMs } = conditionsAt(known.slots, at)
  const current = rounded(tempC ?? (min !== null && max !== null ? temperatureAt(seoulHour(now), { min, max }) : null))
  return {
    date,
    at,
    sky: skyOf(slots),
    precipitation: precipitationOf(slots),
    humidity: {
      current: rounded(humidity),
      comparedToDayBefore: difference(rounded(humidity), previous.humidity.current),
    },
    temperature: { current, comparedToDayBefore: difference(current, previous.temperature.current), min, max },
    wind: { speed: rounded(windMs), word: windWord(windMs) },
    isUnmeasured: false,
  }
}

function sinceYesterday({ slots, observed, observedYesterday }: Known, now: Date, of: 'tempC' | 'humidity') {
  const [today, yesterday] = [recent(observed, now), observedYesterday].map((slot) => believed(slot, slots))
  const measured = difference(today?.[of] ?? null, yesterday?.[of] ?? null)
  if (measured !== null) return measured
  const hour = fullHour(now)
  const dayBefore = new Date(hour.getTime() - 86_400_000)
  return difference(conditionsAt(slots, hour)[of], conditionsAt(slots, dayBefore)[of])
}

function recent(observed: Slot | undefined, now: Date): Slot | undefined {
  if (!observed) return undefined
  const age = now.getTime() - Date.parse(observed.at)
  return age >= 0 && age <= OBSERVATION_MS ? observed : undefined
}

const believed = (observed: Slot | undefined, forecast: readonly Slot[]) =>
  observed && isBelieved(observed, forecast) ? observed : undefined

const overlaid = (forecast: Conditions, observed: Slot): Conditions => ({
  tempC: observed.tempC ?? forecast.tempC,
  humidity: observed.humidity ?? forecast.humidity,
  windMs: speedOf(observed) ?? forecast.windMs,
  sky: observed.sky ?? forecast.sky,
})

function spanOf({ slots, extremes }: Known, date: string) {
  const stated = extremes.find((day) => day.date === date)
  const readings = slots.flatMap((slot) => (isOn(slot, date) && slot.tempC !== null ? [slot.tempC] : []))
  return {
    min: rounded(stated?.min ?? (readings.length > 0 ? Math.min(...readings) : null)),
    max: rounded(stated?.max ?? (readings.length > 0 ? Math.max(...readings) : null)),
  }
}

/** Returns whether a slot is on a date; the midnight that closes a forecast belongs to the day before it. */
export const isOn = (slot: Slot, date: string) => !slot.closes && seoulDate(new Date(slot.at)) === date

const rounded = (value: number | null) => (value === null ? null : tenth(value))

const difference = (value: number | null, before: number | null) =>
  value === null || before === null ? null : tenth(value - before)
