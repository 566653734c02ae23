import type { PrecipitationType, SkyStatus } from '@otday/contract'
import type { Slot } from '../provider.ts'

/** Values of ±900 and beyond mean missing (−998.9: broken sensor). */
const missing = 900

export function textOf(sent: unknown): string {
  if (typeof sent === 'number') return String(sent)
  return typeof sent === 'string' ? sent.trim() : ''
}

export const isUnstated = (sent: unknown) => sent === null || sent === undefined || sent === ''

export function numberOf(sent: unknown): number | null {
  if (isUnstated(sent)) return null
  const value = Number(sent)
  return Number.isFinite(value) && Math.abs(value) < missing ? value : null
}

const inRange = (low: number, high: number) => (sent: unknown) => {
  const value = numberOf(sent)
  return value !== null && value >= low && value <= high ? value : null
}

/**
 * Reads a temperature in °C; null for values that never occur in Korea. The functions `percentOf` and `speedOf` below
 * check ranges, too.
 */
export const temperatureOf = inRange(-60, 60)
/** Reads a measured air temperature in °C; Korea's records are −33 and 41. */
export const airOf = inRange(-35, 45)
export const percentOf = inRange(0, 100)
export const speedOf = inRange(0, 100)

/** Returns whether a value that is never negative is a code for "none": −1, −50, −998.9, 999. */
export const isCodeOfNone = (sent: unknown) => Number(sent) < 0 || Number(sent) >= missing

type Amount = Pick<Slot, 'mm' | 'mmOpen'>

const nothing = ['', '-', '0', '강수없음']

/** Parses amounts of precipitation (PCP, RN1) in mm/h: `강수없음`, `1mm 미만`, `1.2mm`, `30.0~50.0mm`, `50.0mm 이상`. */
export function amountOf(sent: unknown): Amount {
  const text = textOf(sent).replaceAll(/\s/g, '')
  if (nothing.includes(text)) return { mm: 0 }
  const [, from, to, open] = /^(\d+(?:\.\d+)?)(?:~(\d+(?:\.\d+)?))?(?:mm)?(미만|이상)?$/.exec(text) ?? []
  const mm = numberOf(from)
  if (mm === null) return { mm: null }
  if (to !== undefined) return { mm: (mm + Number(to)) / 2 }
  if (open === '미만') return { mm: mm / 2, mmOpen: 'lt' }
  return open === '이상' ? { mm, mmOpen: 'ge' } : { mm }
}

/** Parses classes of precipitation: weak under 3, moderate under 15, strong from 15 mm/h. */
export function amountClassOf(sent: unknown): Pick<Slot, 'mm' | 'mmClass'> {
  const mmClass = classOf(sent)
  if (mmClass) return { mm: null, mmClass }
  return { mm: nothing.includes(textOf(sent)) ? 0 : null }
}

export function classOf(sent: unknown): 1 | 2 | 3 | undefined {
  const value = Number(sent)
  return value === 1 || value === 2 || value === 3 ? value : undefined
}

const skies: Readonly<Record<string, SkyStatus>> = {
  '1': 'CLEAR',
  // KMA no longer sends this code; it meant a sky between 1 and 3.
  '2': 'MOSTLY_CLOUDY',
  '3': 'MOSTLY_CLOUDY',
  '4': 'CLOUDY',
}
export const skyOf = (sent: unknown): SkyStatus | null => skies[textOf(sent)] ?? null

/** KMA's codes of precipitation: 4 occurs only in short-term forecasts, 5–7 (drops, flurries) only in the others. */
const precipitations: Readonly<Record<string, PrecipitationType>> = {
  '0': 'NONE',
  '1': 'RAIN',
  '2': 'RAIN_SNOW',
  '3': 'SNOW',
  '4': 'SHOWER',
  '5': 'RAIN',
  '6': 'RAIN_SNOW',
  '7': 'SNOW',
}
export const precipitationOf = (sent: unknown): PrecipitationType | null => precipitations[textOf(sent)] ?? null
