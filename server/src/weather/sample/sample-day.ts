import type { PrecipitationType, SkyStatus } from '@otday/contract'
import { chance } from './chance.ts'
import { STATIONS, WET_DAYS, type Station } from './normals.data.ts'

/** Weather of a sample day in °C, % and m/s. */
export interface SampleDay {
  min: number
  max: number
  humidity: number
  wind: number
  sky: SkyStatus
  spell: Spell | null
}

/** A spell of rain or snow; `mm` contains mm/h from hour `from` on. */
interface Spell {
  type: Exclude<PrecipitationType, 'NONE'>
  from: number
  mm: number[]
}

/**
 * `SPELL_OFFSET` and `DAY_OFFSET`: most °C by which spells of several days, and single days in addition, deviate from
 * the normals. `KNOT_DAYS`: a spell's deviation is chosen at random once in so many days and changes smoothly in
 * between.
 */
const SPELL_OFFSET = 2.5
const DAY_OFFSET = 0.8
const KNOT_DAYS = 3

/** Returns the mean lowest and highest °C of a date. */
export function normalsOn(number: string, date: string): { min: number; max: number } {
  const station = STATIONS[number]
  if (!station) throw new Error(`no station ${number}`)
  return { min: normalOf(station.min, date), max: normalOf(station.max, date) }
}

/** Returns the weather of a day, which is always the same for a station and date. */
export function sampleDay(number: string, date: string): SampleDay {
  const station = STATIONS[number]
  if (!station) throw new Error(`no station ${number}`)
  const wet = chance('wet', number, date) < wetShare(date)
  const offset = slowOffset(number, date) + (chance('day', number, date) * 2 - 1) * DAY_OFFSET
  const low = normalOf(station.min, date) + offset
  const high = normalOf(station.max, date) + offset
  // Clouds flatten the day: cooler noons, slightly warmer nights.
  const min = low + (wet ? 0.1 * (high - low) : 0)
  const max = high - (wet ? 0.3 * (high - low) : 0)
  const humidity = normalOf(station.humidity, date) + (wet ? 12 : -3) + (chance('humidity', number, date) * 2 - 1) * 6
  return {
    min,
    max,
    humidity,
    wind: normalOf(station.wind, date) * (0.6 + 0.9 * chance('wind', number, date) ** 2 + (wet ? 0.3 : 0)),
    sky: wet ? 'CLOUDY' : drySky(chance('sky', number, date) + (humidity - 60) / 150),
    spell: wet ? spellOf(number, station, date, (min + max) / 2) : null,
  }
}

/** Returns the normal of a date: exact at mid-month, linear between. */
function normalOf(monthly: readonly number[], date: string): number {
  const position = monthOf(date) + (dayOf(date) - 0.5) / monthLength(date) - 0.5
  const from = Math.floor(position)
  const value = (month: number) => monthly[(month + 12) % 12] ?? 0
  return value(from) + (value(from + 1) - value(from)) * (position - from)
}

const monthOf = (date: string) => Number(date.slice(5, 7)) - 1
const dayOf = (date: string) => Number(date.slice(8, 10))
const monthLength = (date: string) => new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date) + 1, 0)).getUTCDate()
/** Returns the share (0 to 1) of wet days in the month of a date. */
export const wetShare = (date: string) => (WET_DAYS[monthOf(date)] ?? 0) / monthLength(date)

/**
 * Returns by how many °C the days around a date deviate from the normals. A random value is chosen every `KNOT_DAYS`
 * days, with smooth transitions in between (value noise).
 */
function slowOffset(number: string, date: string): number {
  const position = Date.parse(`${date}T00:00:00Z`) / 86_400_000 / KNOT_DAYS
  const knot = Math.floor(position)
  const [from, to] = [chance('knot', number, knot), chance('knot', number, knot + 1)]
  const share = position - knot
  return ((from + (to - from) * share * share * (3 - 2 * share)) * 2 - 1) * SPELL_OFFSET
}

function drySky(cloudiness: number): SkyStatus {
  if (cloudiness < 0.52) return 'CLEAR'
  return cloudiness < 0.85 ? 'MOSTLY_CLOUDY' : 'CLOUDY'
}

function spellOf(number: string, station: Station, date: string, meanC: number): Spell {
  const month = monthOf(date)
  const usual = (station.rain[month] ?? 0) / (WET_DAYS[month] ?? 1)
  // Mostly light, rarely heavy: an exponential distribution with its tails cut.
  const mm = usual * Math.min(3, Math.max(0.15, -Math.log(1 - chance('amount', number, date))))
  const isShower = month >= 5 && month <= 8 && chance('shower', number, date) < 0.35
  const hours = isShower
    ? 1 + Math.floor(chance('hours', number, date) * 3)
    : 4 + Math.floor(chance('hours', number, date) * 11)
  const from = isShower
    ? 13 + Math.floor(chance('from', number, date) * 5)
    : Math.floor(chance('from', number, date) * (25 - hours))
  const weights = Array.from({ length: hours }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / hours))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return { type: typeOf(meanC, isShower), from, mm: weights.map((weight) => Math.max(0.1, (mm * weight) / total)) }
}

function typeOf(meanC: number, isShower: boolean): Spell['type'] {
  if (meanC < 1) return 'SNOW'
  if (meanC < 3) return 'RAIN_SNOW'
  return isShower ? 'SHOWER' : 'RAIN'
}
