import type { Avoided, ClothesType, Followed } from '@otday/contract'
import { inOrder } from '../choosing/choose.ts'
import { judging, type JudgedOutfit } from '../choosing/judge.ts'
import { missingFrom, recommending } from '../choosing/recommend.ts'
import { fittedTables } from '../choosing/tables.ts'
import type { Steps } from '../choosing/steps.ts'
import { type Verdict, verdictOf } from '../choosing/verdict.ts'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { type Closet, matchesOf, type Passed, wearable } from './match.ts'
import { colorGap } from './nearness.ts'

export type FollowOptions = {
  taken?: Closet['taken']
  wornDaysAgo?: Closet['wornDaysAgo']
  avoided?: readonly Avoided[]
  seed: string
}

export type FollowedPiece = {
  slot: ClothesType
  posted: Facts | null
  piece: Facts | null
  how: Followed
  passed: Passed | null
}

/** A posted outfit recreated from a closet; `verdict` is that of the pieces before they were adjusted. */
export type FollowedOutfit = { pieces: readonly FollowedPiece[]; verdict: Verdict }

/** Gap (`colorGap`) up to which people call two colors the same: white and ivory are not. */
const sameColor = 0.04
/**
 * Penalty points for the weather by which another outer garment must at least improve an outfit to replace the first
 * one.
 */
const better = 0.1

function isSame(a: Facts, b: Facts): boolean {
  if (a.kind !== b.kind) return false
  const gap = colorGap(a.color, b.color)
  return gap === null ? !a.color && !b.color : gap <= sameColor
}

const itemsOf = (pieces: readonly FollowedPiece[]) => pieces.flatMap(({ piece }) => piece ?? [])

/** Points of formality by which another piece may differ from the posted one that it replaces. */
const otherDress = 35

/**
 * Returns the pieces without those that are much more or less dressy than a posted piece of their type, unless all of
 * the type are.
 */
function asDressy(free: readonly Facts[], lines: readonly FollowedPiece[]): readonly Facts[] {
  const isOff = (f: Facts) =>
    lines.some(
      ({ posted, slot, how }) =>
        how === 'MISSING' && slot === f.type && posted && Math.abs(posted.formality - f.formality) > otherDress,
    )
  const left = new Set(free.filter((f) => !isOff(f)).map(({ type }) => type))
  return free.filter((f) => !isOff(f) || !left.has(f.type))
}

function* filled(
  pieces: readonly FollowedPiece[],
  free: readonly Facts[],
  day: Day,
  seed: string,
): Steps<readonly FollowedPiece[]> {
  const worn = itemsOf(pieces)
  const absent = missingFrom(worn, day)
  if (absent.length === 0) return pieces
  const replaced = pieces.filter(({ slot }) => absent.includes(slot))
  const { items } = yield* recommending(asDressy(free, replaced), day, { seed, locked: worn.map(({ id }) => id) })
  const added = items.filter((f) => !worn.includes(f) && absent.includes(f.type))
  const slots = pieces.map((line) => {
    const at = line.how === 'MISSING' ? added.findIndex((f) => f.type === line.slot) : -1
    const [piece] = at < 0 ? [] : added.splice(at, 1)
    return piece ? { ...line, piece, how: 'INSTEAD' as const } : line
  })
  return [...slots, ...added.map((piece) => lineOf(piece, 'INSTEAD'))]
}

const lineOf = (piece: Facts, how: Followed): FollowedPiece => ({
  slot: piece.type,
  posted: null,
  piece,
  how,
  passed: null,
})

type Judge = (worn: readonly Facts[]) => JudgedOutfit

/**
 * If the pieces are too cold or too warm for the day, exchanges the outer garment, or adds one where none is worn; if
 * they are too warm, also tries to leave it off.
 */
function* adjusted(pieces: readonly FollowedPiece[], outers: readonly Facts[], judge: Judge): Steps<FollowedOutfit> {
  const worn = itemsOf(pieces)
  const before = judge(worn)
  const verdict = verdictOf(before.warmth)
  if (worn.length === 0 || verdict === 'GOOD') return { pieces, verdict }
  const line = pieces.find(({ slot, piece }) => slot === 'OUTER' && piece !== null)
  const rest = worn.filter((f) => f !== line?.piece)
  const ways = [...(line && verdict === 'HOT' ? [null] : []), ...outers.filter((f) => !worn.includes(f))]
  const judged: { outer: Facts | null; judged: JudgedOutfit }[] = []
  for (const outer of ways) {
    yield null
    judged.push({ outer, judged: judge(outer ? [...rest, outer] : rest) })
  }
  const [best] = judged.toSorted((a, b) => a.judged.harm - b.judged.harm)
  if (!best || best.judged.weather > before.weather - better || best.judged.harm > before.harm)
    return { pieces, verdict }
  const { outer } = best
  if (!line) return { pieces: outer ? [lineOf(outer, 'ADDED'), ...pieces] : pieces, verdict }
  const next: FollowedPiece = outer
    ? { ...line, piece: outer, how: 'EXCHANGED', passed: null }
    : { ...line, piece: null, how: 'LEFT_OUT', passed: null }
  return { pieces: pieces.map((each) => (each === line ? next : each)), verdict }
}

/**
 * Returns for each posted piece the nearest own piece of its type (`distanceOf`), then adds pieces that nobody goes out
 * without, then adjusts the outer garment to the day. Never throws.
 */
export function* followOutfit(
  posted: readonly Facts[],
  facts: readonly Facts[],
  day: Day,
  { taken = {}, wornDaysAgo = {}, avoided = [], seed }: FollowOptions,
): Steps<FollowedOutfit> {
  const closet: Closet = { day, tables: fittedTables(), facts, taken, wornDaysAgo, avoided }
  const free = wearable(closet)
  const matches = yield* matchesOf(inOrder(posted), closet)
  const matched = matches.map((match): FollowedPiece => {
    const { piece } = match
    const how = piece ? (isSame(match.posted, piece) ? 'SAME' : 'CLOSE') : 'MISSING'
    return { ...match, slot: match.posted.type, how }
  })
  yield null
  const pieces = free.length === 0 ? matched : yield* filled(matched, free, day, seed)
  yield null
  const outers = free.filter(({ type }) => type === 'OUTER')
  return yield* adjusted(
    pieces,
    outers,
    judging([...new Set([...itemsOf(pieces), ...outers])], day, { closet: facts, avoided }),
  )
}
