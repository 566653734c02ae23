import type { ClothesType } from '@otday/contract'
import { purposes } from '../day/plan.ts'
import { kinds } from '../reading/kinds.data.ts'
import type { AnyKind } from '../reading/lexicon/types.ts'
import { families } from './families.data.ts'
import { fittedGarments } from './fitted/garments.data.ts'
import { fittedPairs } from './fitted/pairs.data.ts'
import { fittedSmallPieces } from './fitted/small-pieces.data.ts'
import type { FittedKinds } from './fitted/types.ts'
import { accessorySuits } from './suits/accessories.data.ts'
import { bagSuits } from './suits/bags.data.ts'
import { bottomSuits } from './suits/bottoms.data.ts'
import { dressSuits } from './suits/dresses.data.ts'
import { hatSuits } from './suits/hats.data.ts'
import { outerSuits } from './suits/outers.data.ts'
import { scarfSuits } from './suits/scarves.data.ts'
import { shoeSuits } from './suits/shoes.data.ts'
import { sockSuits } from './suits/socks.data.ts'
import { thingSuits } from './suits/things.data.ts'
import { topSuits } from './suits/tops.data.ts'
import { underwearSuits } from './suits/underwear.data.ts'

const judged: Readonly<Record<ClothesType, Readonly<Record<string, string>>>> = {
  TOP: topSuits,
  BOTTOM: bottomSuits,
  DRESS: dressSuits,
  OUTER: outerSuits,
  UNDERWEAR: underwearSuits,
  ACCESSORY: accessorySuits,
  SHOES: shoeSuits,
  SOCKS: sockSuits,
  HAT: hatSuits,
  BAG: bagSuits,
  SCARF: scarfSuits,
  ETC: thingSuits,
}

/** `unsuitable`: share (0–1) of people who would not wear the kind, for each purpose; `from`, `to`: its range in °C. */
export type KindTable = { unsuitable: readonly number[]; from: number; to: number }
export type Tables = {
  kinds: ReadonlyMap<AnyKind, KindTable>
  /** Penalty points of a pair, by the names of the families of both kinds, sorted and joined with a space. */
  pairs: ReadonlyMap<string, number>
}

const familyOfKind = new Map(
  Object.entries(families).flatMap(([family, list]) => list.split(' ').map((kind) => [kind, family] as const)),
)

export const familyOf = (kind: AnyKind): string => familyOfKind.get(kind) ?? kind

/** Returns the key of two kinds in `Tables.pairs`. */
export function pairName(a: AnyKind, b: AnyKind): string {
  const [one, other] = [familyOf(a), familyOf(b)]
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

const pointsOf = new WeakMap<Tables, Map<AnyKind, Map<AnyKind, number>>>()

/** Returns what `Tables.pairs` has for two kinds, 0 if nothing, without joining their names at each of many calls. */
export function pairPoints(tables: Tables, a: AnyKind, b: AnyKind): number {
  let known = pointsOf.get(tables)
  if (!known) pointsOf.set(tables, (known = new Map()))
  let ofKind = known.get(a)
  if (!ofKind) known.set(a, (ofKind = new Map()))
  let points = ofKind.get(b)
  if (points === undefined) ofKind.set(b, (points = tables.pairs.get(pairName(a, b)) ?? 0))
  return points
}

const digits = (row: string) =>
  row
    .replaceAll(/\D/g, '')
    .split('')
    .map((digit) => Math.min(0.97, Number(digit) / 9.2))

/**
 * Returns the tables as they were estimated by hand, before they are fitted to labels.
 * @throws Error when a row does not cover every purpose
 */
export function judgedTables(): Tables {
  const kindTables = new Map<AnyKind, KindTable>()
  for (const [type, rows] of Object.entries(kinds))
    for (const [kind, [, , from, to]] of Object.entries(rows)) {
      const unsuitable = digits(judged[type as ClothesType][kind] ?? '')
      if (unsuitable.length !== purposes.length) throw new Error(`${kind}: ${unsuitable.length} purposes`)
      kindTables.set(kind as AnyKind, { unsuitable, from, to })
    }
  return { kinds: kindTables, pairs: new Map() }
}

const twoDigits = (row: string) => (row.match(/\d\d/g) ?? []).map((percent) => Number(percent) / 100)

const fittedKinds: FittedKinds = { ...fittedGarments, ...fittedSmallPieces }

/**
 * Parses the penalty points of pairs: a family with a colon, then other families, each with its points in hundredths.
 */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>()
  let family = ''
  for (const [, first, other, hundredths] of text.matchAll(/(\w+):|(\w+) (-?\d+)/g))
    if (first) family = first
    else pairs.set(`${family} ${other}`, Number(hundredths) / 100)
  return pairs
}

let kept: Tables | null = null

/** Returns the tables as estimated by hand, except for the rows that `npm run stylist:fit` has fitted to labels. */
export function fittedTables(): Tables {
  if (kept) return kept
  const kindTables = new Map(judgedTables().kinds)
  for (const [kind, judgedRow] of kindTables) {
    const row = fittedKinds[kind]
    if (!row) continue
    const [percents, from, to] = row
    const unsuitable = twoDigits(percents)
    if (unsuitable.length === judgedRow.unsuitable.length) kindTables.set(kind, { unsuitable, from, to })
  }
  kept = { kinds: kindTables, pairs: pairsOf(fittedPairs) }
  return kept
}
