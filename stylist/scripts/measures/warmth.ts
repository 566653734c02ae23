import type { Day } from '../../src/day/day.ts'
import { leastClo, mostCloInside } from '../../src/day/wanted-clo.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { rowOf } from '../../src/reading/kind-rows.ts'
import { Tally } from './rows.ts'

/** The data of a pick that a measure of warmth needs. */
export type Dressed = { facts: readonly Facts[]; items: readonly Facts[]; day: Day }

/** Returns the clo of a piece's kind, without what words of its name add. */
export const kindClo = (f: Facts) => rowOf(f.slot, f.kind)[1]

const dressShare = 0.75

/** Returns the clo on the upper body, as the targets of design/stylist.md 6 count it. */
function upperClo(items: readonly Facts[]): number {
  return items.reduce((sum, f) => {
    if (f.type === 'TOP' || f.type === 'OUTER' || f.type === 'SCARF') return sum + kindClo(f)
    if (f.type === 'DRESS') return sum + dressShare * kindClo(f)
    return f.type === 'UNDERWEAR' && f.marks.has('upper') ? sum + kindClo(f) : sum
  }, 0)
}

/** Returns the clo of a whole outfit (ISO 9920, Olesen), underwear and shoes included. */
const wholeClo = (items: readonly Facts[]) => 0.161 + 0.835 * (0.06 + items.reduce((sum, f) => sum + kindClo(f), 0))

const takenOff = new Set<Facts['type']>(['OUTER', 'SCARF'])
const indoors = (items: readonly Facts[]) => items.filter(({ type }) => !takenOff.has(type))

/** Tolerance in clo: less than the difference between a tee and a shirt. */
const tolerance = 0.06

/** Clo of neutral clothing by indoor temperature in °C (ISO 7730: PMV 0 at 1.2 met, 0.1 m/s, 50 %). */
const neutral: readonly (readonly [room: number, clo: number])[] = [
  [19, 1.42],
  [21, 1.09],
  [23, 0.77],
  [25, 0.45],
  [27, 0.13],
]
const roomTolerance = 0.25

/**
 * Returns the indoor temperature: heated to 23 °C below a daily mean of 12 °C, cooled to 25 °C above 22 °C (EN
 * 16798-1), and drifting between.
 */
function roomOf({ all }: Day): number {
  const mean = all.reduce((sum, { air }) => sum + air, 0) / Math.max(1, all.length)
  return 23 + 2 * Math.min(1, Math.max(0, (mean - 12) / 10))
}

function neutralClo(day: Day): number {
  const at = Math.min(27, Math.max(19, roomOf(day) + day.shift))
  const next = neutral.findIndex(([room]) => room >= at)
  const [hotter, lower] = neutral[Math.max(1, next)] ?? [27, 0.13]
  const [cooler, higher] = neutral[Math.max(0, next - 1)] ?? [19, 1.42]
  return higher + ((lower - higher) * (at - cooler)) / (hotter - cooler)
}

/** Returns the share of the target warmth that sport needs (design/stylist.md 6). */
function effort({ occasion, purpose }: Day, cold: number): number {
  if (occasion !== 'SPORT' || purpose === 'SPORT GOLF') return 1
  return cold < 5 ? 0.75 : 0.55
}

const felt = (day: Day) => day.out.map((hour) => (hour.air + hour.felt) / 2 + day.shift)

export const notCold = 'not cold in the coldest hour out'
export const notHot = 'not hot in the warmest, outer and scarf off'
export const inRooms = 'indoors within ±0.25 clo (출근, 학교)'

/**
 * Returns the most clo on the upper body that the closet can give: no outfit is blamed for pieces that are not owned.
 */
function warmest(facts: readonly Facts[]): number {
  const most = (type: Facts['type']) => Math.max(0, ...facts.filter((f) => f.type === type).map(kindClo))
  return Math.max(most('TOP'), dressShare * most('DRESS')) + most('OUTER')
}

function countWarmth(tally: Tally, { facts, items, day }: Dressed): void {
  const temperatures = felt(day)
  const [cold, warm] = [Math.min(...temperatures), Math.max(...temperatures)]
  const least = Math.min(leastClo(cold) * effort(day, cold), warmest(facts))
  tally.add(notCold, upperClo(items) >= least - tolerance)
  tally.add(notHot, upperClo(indoors(items)) <= mostCloInside(warm) + tolerance)
  if (day.occasion === 'WORK' || day.occasion === 'SCHOOL')
    tally.add(inRooms, Math.abs(wholeClo(indoors(items)) - neutralClo(day)) <= roomTolerance)
}

export function warmthOf(picks: readonly Dressed[]): Tally {
  const tally = new Tally()
  for (const pick of picks) countWarmth(tally, pick)
  return tally
}
