import type { PrecipitationType, SkyStatus } from '@otday/contract'
import type { Slot } from '../provider.ts'

/** Numbers from ±900 on stand for a missing value (−998.9 is a broken sensor). */
const missing = 900

/** A value as text; '' for what is neither text nor a number. */
export function textOf(sent: unknown): string {
  if (typeof sent === 'number') return String(sent)
  return typeof sent === 'string' ? sent.trim() : ''
}

/** A measured number; null when it is missing or none. */
export function numberOf(sent: unknown): number | null {
  if (sent === null || sent === undefined || sent === '') return null
  const value = Number(sent)
  return Number.isFinite(value) && Math.abs(value) < missing ? value : null
}

const inRange = (low: number, high: number) => (sent: unknown) => {
  const value = numberOf(sent)
  return value !== null && value >= low && value <= high ? value : null
}

/** °C, %, m/s; what no place in Korea ever had is garbage, not weather. */
export const temperatureOf = inRange(-60, 60)
export const percentOf = inRange(0, 100)
export const speedOf = inRange(0, 100)

type Amount = Pick<Slot, 'mm' | 'mmOpen'>

/** How it is said that nothing falls. */
const nothing = ['', '-', '0', '강수없음']

/** mm of an hour from the words of PCP and RN1: `강수없음`, `1mm 미만`, `1.2mm`, `30.0~50.0mm`, `50.0mm 이상`. */
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

/** Rain of an extension day is a class: weak under 3, moderate under 15, strong from 15 mm/h on. */
export function amountClassOf(sent: unknown): Pick<Slot, 'mm' | 'mmClass'> {
  const mmClass = classOf(sent)
  if (mmClass) return { mm: null, mmClass }
  return { mm: nothing.includes(textOf(sent)) ? 0 : null }
}

/** 1, 2 or 3; undefined for anything else. */
export function classOf(sent: unknown): 1 | 2 | 3 | undefined {
  const value = Number(sent)
  return value === 1 || value === 2 || value === 3 ? value : undefined
}

const skies: Readonly<Record<string, SkyStatus>> = {
  '1': 'CLEAR',
  // Retired; it stood between the two.
  '2': 'MOSTLY_CLOUDY',
  '3': 'MOSTLY_CLOUDY',
  '4': 'CLOUDY',
}
export const skyOf = (sent: unknown): SkyStatus | null => skies[textOf(sent)] ?? null

/** 4 is told by the short-term forecast only, 5 to 7 (drops, and flurries) by the other two. */
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
