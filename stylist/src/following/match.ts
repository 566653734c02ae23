import type { Avoided, ClothesType } from '@otday/contract'
import { allowed } from '../choosing/allowed.ts'
import { tooCold, tooHot, wrongForWeather } from '../choosing/piece-harm.ts'
import type { Steps } from '../choosing/steps.ts'
import type { Tables } from '../choosing/tables.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { distanceOf, farthestNear } from './nearness.ts'

export type Hindrance = 'WASH' | 'STORAGE' | 'PLANNED' | 'WORN' | 'COLD' | 'HOT' | 'WET'

export type Passed = { piece: Facts; because: Hindrance }

export type Match = {
  posted: Facts
  piece: Facts | null
  /** A piece that is nearer than the chosen one, but was passed over. */
  passed: Passed | null
}

export type Closet = {
  day: Day
  tables: Tables
  facts: readonly Facts[]
  /** Reasons why pieces are not available, by the id of the piece. */
  taken: Readonly<Record<string, 'WASH' | 'STORAGE' | 'PLANNED'>>
  wornDaysAgo: Readonly<Record<string, number>>
  avoided: readonly Avoided[]
}

/** A piece is wrong for the day if at least this share (0–1) of people would not wear it in the day's weather. */
const wrong = 0.5
const washed = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS'])
const garments = new Set<ClothesType>([...washed, 'OUTER', 'SHOES'])

export const wearable = ({ facts, taken, avoided }: Closet): readonly Facts[] =>
  allowed(facts, avoided).filter((f) => taken[f.id] === undefined && f.condition !== 'unworn')

function hindranceOf(f: Facts, { day, tables, taken, wornDaysAgo }: Closet): Hindrance | null {
  const away = taken[f.id]
  if (away) return away
  if (washed.has(f.type) && wornDaysAgo[f.id] === 1) return 'WORN'
  if (!garments.has(f.type) || wrongForWeather(f, day, tables) < wrong) return null
  if (tooCold(f, day, tables) >= wrong) return 'COLD'
  return tooHot(f, day, tables) >= wrong ? 'HOT' : 'WET'
}

/**
 * Finds the nearest piece that is available, was not worn yesterday and suits the weather; if there is none, the
 * nearest piece that is available.
 */
function matchOf(posted: Facts, closet: Closet, used: ReadonlySet<Facts>): Match {
  const near = allowed(closet.facts, closet.avoided)
    .filter((f) => f.type === posted.type && f.condition !== 'unworn' && !used.has(f))
    .map((piece) => ({ piece, distance: distanceOf(posted, piece) }))
    .filter(({ distance }) => distance <= farthestNear)
    .toSorted((a, b) => a.distance - b.distance || (a.piece.id < b.piece.id ? -1 : 1))
    .map(({ piece }) => piece)
  // The weather is judged from the nearest on, as that costs much more than the distance.
  const [first, ...others] = near
  const because = first ? hindranceOf(first, closet) : null
  const free = because === null ? first : others.find((piece) => hindranceOf(piece, closet) === null)
  const chosen = free ?? near.find(({ id }) => closet.taken[id] === undefined) ?? null
  const passed = first && because && first !== chosen ? { piece: first, because } : null
  return { posted, piece: chosen, passed }
}

/** Returns for each posted piece the nearest own piece, each in a step of its own; no piece is used twice. */
export function* matchesOf(posted: readonly Facts[], closet: Closet): Steps<readonly Match[]> {
  const used = new Set<Facts>()
  const matches: Match[] = []
  for (const piece of posted) {
    yield null
    const match = matchOf(piece, closet, used)
    if (match.piece) used.add(match.piece)
    matches.push(match)
  }
  return matches
}
