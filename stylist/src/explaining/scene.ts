import { type Wanted, wantedOf } from '../choosing/warmth-harm.ts'
import type { Outfit } from '../choosing/recommend.ts'
import type { Day } from '../day/day.ts'
import type { Hour } from '../day/weather.ts'
import { isWarmScarf } from '../needs/frost.ts'
import type { Facts } from '../reading/facts.ts'
import type { Claim } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { speechName } from './speech-name.ts'

export type Scene = {
  outfit: Outfit
  day: Day
  items: readonly Facts[]
  outers: readonly Facts[]
  /** Tops and a dress, the warmest first. */
  upper: readonly Facts[]
  bottom: Facts | undefined
  shoes: Facts | undefined
  scarf: Facts | undefined
  coldest: Hour
  warmest: Hour
  /** Whether the outfit has a top and a bottom, or a dress; if not, no sentence mentions warmth. */
  isWhole: boolean
  /** All owned pieces, as far as they are known. */
  closet: readonly Facts[]
}

const leastBy = (hours: readonly Hour[], of: (hour: Hour) => number) =>
  hours.reduce<Hour | undefined>((kept, hour) => (kept === undefined || of(hour) < of(kept) ? hour : kept), undefined)

const mildHour: Hour = { hour: 12, air: 18, felt: 18, wind: 0, falling: null, amount: 0, probability: 0 }

export function sceneOf(outfit: Outfit, day: Day, closet: readonly Facts[] = []): Scene {
  const { items } = outfit
  const ofType = (...types: readonly string[]) => items.filter(({ type }) => types.includes(type))
  const [bottom] = ofType('BOTTOM')
  const upper = ofType('TOP', 'DRESS')
  return {
    outfit,
    day,
    items,
    closet,
    outers: ofType('OUTER').toSorted((a, b) => b.clo - a.clo),
    upper: upper.toSorted((a, b) => b.clo - a.clo),
    bottom,
    shoes: ofType('SHOES')[0],
    scarf: ofType('SCARF').find(isWarmScarf),
    coldest: leastBy(day.out, ({ air }) => air) ?? mildHour,
    warmest: leastBy(day.out, ({ air }) => -air) ?? mildHour,
    isWhole:
      upper.some(({ type }) => type === 'DRESS') ||
      (upper.length > 0 && (bottom !== undefined || items.some(({ trousers }) => trousers))),
  }
}

/** Returns the °C of an hour as this person feels them; `Day.cold` and `Day.warm` are computed in the same way. */
export const personal = ({ shift }: Day, { air, felt }: Hour) => (air + felt) / 2 + shift

export function wantedAt(day: Day, hour: Hour): Wanted {
  const at = personal(day, hour)
  return wantedOf({ ...day, cold: at, warm: at })
}

/**
 * Share (0–1) of a dress's clo that warms the upper body; the choice of outfits uses the same share
 * (choosing/covers.ts).
 */
const dressShare = 0.75

function upperClo(f: Facts): number {
  if (f.type === 'TOP' || f.type === 'OUTER' || f.type === 'SCARF') return f.clo
  if (f.type === 'DRESS') return f.clo * dressShare
  return f.type === 'UNDERWEAR' && f.marks.has('upper') ? f.clo : 0
}

/** Returns the clo of these pieces on the upper body. */
export const cloOf = (items: readonly Facts[]) => items.reduce((sum, f) => sum + upperClo(f), 0)

/** Wind in m/s from which people feel it. */
export const breezeFrom = 5
/** Wind in m/s from which a sentence mentions the wind. */
export const breezyFrom = 6

/** Hours of strong sun: `from` is included, `to` is not. */
export const noon = { from: 10, to: 17 } as const
/** Felt °C of the warmest hour from which the sun burns. */
const burnsFrom = 24

/** Whether the sun shines and burns in the warmest hour. */
export const isBright = ({ day, warmest }: Scene) =>
  day.sunny && warmest.hour >= noon.from && warmest.hour < noon.to && warmest.felt >= burnsFrom && !isWet(warmest)

export const isWet = ({ falling, amount }: Hour) => falling !== null || amount >= 0.1

export const worn = (f: Facts): Claim => ({ is: 'worn', id: f.id, name: speechName(f) })
/** Returns the claim about a piece that stays at home. */
export const owned = (f: Facts): Claim => ({ is: 'owned', id: f.id, name: speechName(f) })

/** Names one or two pieces, such as `코트와 니트`; a name that both share is written once. */
export function named(pieces: readonly Facts[]): string {
  const [first, second] = [...new Set(pieces.map(speechName))]
  if (first === undefined) return ''
  return second === undefined ? first : `${withParticle(first, '과/와')} ${second}`
}
