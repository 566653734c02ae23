import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { coversOf, dressesOf, type HarmOfPair, legsAlone, type Part, partOf, uppersOf, withLegs } from './covers.ts'
import { dutyHarm } from './duty-harm.ts'
import { leastLacks, type Reach, unmetByGarments } from './needs-of.ts'
import { settings } from './settings.ts'
import { withoutCarried } from './total-harm.ts'
import { type Wanted, warmthHarms } from './warmth-harm.ts'

/** Garments worn together, to which shoes and small pieces are added. */
export type Draft = { core: Part; cover: Part; harm: number; turn: number }

/** The data by which garments are combined. */
export type DraftSetting = {
  candidates: Candidates
  pairs: HarmOfPair
  day: Day
  wanted: Wanted
  /** Ids of pieces that every outfit has. */
  locked: ReadonlySet<string>
  reach: Reach
}

/**
 * Returns those parts (pieces worn together) that contain all locked pieces; if there are none, a part of only the
 * locked pieces.
 */
function holding(parts: readonly Part[], locked: readonly Candidate[], pairs: HarmOfPair): readonly Part[] {
  if (locked.length === 0) return parts
  const fitting = parts.filter(({ pieces }) => locked.every((piece) => pieces.includes(piece)))
  return fitting.length > 0 ? fitting : [partOf(locked, pairs)]
}

export const lockedOf = (candidates: Candidates, locked: ReadonlySet<string>, type: ClothesType) =>
  (candidates.get(type) ?? []).filter(({ f }) => locked.has(f.id))

/**
 * Returns what can be worn under an outer garment: tops with a bottom, or a dress. With `fixed`, locked garments get no
 * further layers, only what the outfit lacks.
 */
function coresOf({ candidates, pairs, day, locked }: DraftSetting, fixed: boolean): readonly Part[] {
  const lockedAs = (type: ClothesType) => lockedOf(candidates, locked, type)
  const [tops, legs, dress] = [lockedAs('TOP'), lockedAs('BOTTOM'), lockedAs('DRESS')]
  if (fixed && (dress.length > 0 || (tops.length > 0 && legs.length > 0)))
    return [partOf([...tops, ...dress, ...legs], pairs)]
  const uppers = fixed && tops.length > 0 ? [partOf(tops, pairs)] : holding(uppersOf(candidates, pairs), tops, pairs)
  const bottoms = legs.length > 0 ? legs : (candidates.get('BOTTOM') ?? [])
  const cores: Part[] = legs.length > 0 ? [] : [...holding(dressesOf(candidates, pairs), [...dress, ...tops], pairs)]
  if (dress.length > 0) return cores
  if (tops.length > 0)
    cores.splice(0, cores.length, ...cores.filter(({ pieces }) => pieces.some(({ f }) => f.type === 'DRESS')))
  for (const upper of uppers)
    for (const bottom of bottoms) {
      let harm = upper.harm + bottom.harm + legsAlone(bottom.f, day)
      for (const piece of upper.pieces) harm += pairs(piece, bottom)
      cores.push(withLegs(upper, [bottom], harm))
    }
  if (cores.length > 0) return cores
  const half = [...uppers, ...bottoms.map((bottom) => partOf([bottom], pairs))]
  return half.length > 0 ? half : [partOf([], pairs)]
}

/** Returns the clo that small pieces may still add, so that outfits short of warmth are not dropped too early. */
function reserveOf(candidates: Candidates, day: Day): number {
  const scarf = day.cold < 5 && candidates.get('SCARF')?.some(({ f }) => f.marks.has('warm')) ? 0.06 : 0
  const thermal =
    day.cold <= 3 && candidates.get('UNDERWEAR')?.some(({ f }) => f.marks.has('thermal') && f.marks.has('upper'))
      ? 0.12
      : 0
  return scarf + thermal
}

export const byHarm = <T extends { harm: number }>(all: readonly T[]) => all.toSorted((a, b) => a.harm - b.harm)

/**
 * Largest numbers of combinations that are combined with each other: of garments under an outer garment (`cores`: tops
 * with a bottom, or a dress), and of outer garments (`covers`).
 */
const most = { cores: 110, covers: 26 } as const
/** Penalty points by which a combination may exceed the best one. */
const worse = 2.8

/**
 * Returns combinations of garments that are nearly as good as the best one. With `fixed`, locked garments get no further
 * layers.
 */
export function draftsOf(setting: DraftSetting, fixed: boolean): readonly Draft[] {
  const { candidates, pairs, day, wanted, reach, locked } = setting
  const reserve = reserveOf(candidates, day)
  const outer = holding(coversOf(candidates, pairs, day), lockedOf(candidates, locked, 'OUTER'), pairs)
  const cores = byHarm(coresOf(setting, fixed)).slice(0, most.cores)
  const covers = byHarm(outer)
    .slice(0, most.covers)
    .map((cover) => ({ cover, lacks: leastLacks(reach, cover.pieces) }))
  const drafts: Draft[] = []
  let best = Number.POSITIVE_INFINITY
  for (const core of cores) {
    if (core.harm + (covers[0]?.cover.harm ?? 0) > best + worse) break
    const coreLacks = leastLacks(reach, core.pieces)
    const warmth = warmthHarms(core.clo, wanted)
    const leastWarmth = settings.warmthWeight * warmth.least
    for (const { cover, lacks } of covers) {
      let harm = core.harm + cover.harm
      // No later summand is negative, so what is too much without them stays so.
      if (harm + leastWarmth > best + worse) break
      const unfit = settings.dutyWeight * dutyHarm(day, core, cover) + unmetByGarments(reach, coreLacks, lacks)
      if (harm + unfit > best + worse) continue
      for (const a of cover.pieces) for (const b of core.pieces) harm += pairs(a, b)
      harm += unfit
      if (harm + leastWarmth > best + worse) continue
      const all = core.clo + cover.clo
      const felt = all < wanted.least ? Math.min(wanted.least, all + reserve) : withoutCarried(all, cover, day, wanted)
      harm += settings.warmthWeight * warmth.harmOf(felt)
      if (harm > best + worse) continue
      best = Math.min(best, harm)
      drafts.push({ core, cover, harm, turn: core.turn + cover.turn })
    }
  }
  return drafts.filter(({ harm }) => harm <= best + worse)
}
