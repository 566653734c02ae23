import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { weightOf } from '../needs/need.ts'
import { harmOf } from './harm.ts'
import { settings } from './settings.ts'

/** Pieces worn as one part, with the harm of each and of each pair. */
export type Part = { pieces: readonly Candidate[]; harm: number; turn: number; clo: number }

export type Pairs = (a: Candidate, b: Candidate) => number

export function partOf(pieces: readonly Candidate[], pairs: Pairs, extra = 0): Part {
  let [harm, turn, clo] = [extra, 0, 0]
  pieces.forEach((piece, at) => {
    harm += piece.harm
    turn += piece.turn
    clo += piece.f.clo * upperShare(piece.f)
    for (const other of pieces.slice(0, at)) harm += pairs(other, piece)
  })
  return { pieces, harm, turn, clo }
}

/** Share that warms the upper body. */
const upperShare = ({ type }: Facts) => (type === 'DRESS' ? 0.75 : type === 'BOTTOM' ? 0 : 1)

export const needsUnder = ({ f }: Candidate) => f.marks.has('needsUnder') || f.marks.has('open')
export const isThin = ({ f }: Candidate) =>
  f.clo <= 0.27 && !f.marks.has('hood') && !f.marks.has('bulky') && !f.marks.has('sport')
const overShirt = ({ f }: Candidate) => f.marks.has('knitted') && f.clo > 0.18 && !f.marks.has('shortSleeve')

/** Harm of a top with nothing under or over it. */
function aloneHarm(top: Candidate): number {
  if (needsUnder(top)) return weightOf('turnedAway')
  if (top.f.marks.has('bareBelly') && top.f.marks.has('sport')) return 0.45 * weightOf('turnedAway')
  if (top.f.says.has('inner')) return 0.45 * weightOf('turnedAway')
  if (top.f.marks.has('sheer')) return harmOf(0.45)
  return top.f.says.has('vNeck') && overShirt(top) ? 0.2 * weightOf('turnedAway') : 0
}

/** Tops alone, and vests, cardigans or a knit over a thin one. */
export function uppersOf(candidates: Candidates, pairs: Pairs): readonly Part[] {
  const tops = candidates.get('TOP') ?? []
  const parts = tops.map((top) => partOf([top], pairs, aloneHarm(top)))
  for (const over of tops)
    for (const under of tops) {
      if (over === under || needsUnder(under)) continue
      if (isSportBase(under) && over.f.marks.has('sport') && !over.f.marks.has('bareBelly'))
        parts.push(partOf([under, over], pairs, settings.layerCost))
      if (!isThin(under)) continue
      if (needsUnder(over)) parts.push(partOf([under, over], pairs, settings.layerCost))
      else if (overShirt(over) && isCollared(under)) parts.push(partOf([under, over], pairs, settings.layerCost + 0.15))
    }
  return parts
}

/** A sports bra, or what fits like a skin: a shirt goes over it. */
const isSportBase = ({ f }: Candidate) => f.marks.has('sport') && (f.marks.has('bareBelly') || f.says.has('inner'))

const isCollared = ({ f }: Candidate) =>
  /shirt|Shirt/.test(f.kind) && !/T|tee/.test(f.kind) && !f.marks.has('shortSleeve')

/** Dresses are chosen less often than trousers and skirts. */
const dressCost = 0.6

export function dressesOf(candidates: Candidates, pairs: Pairs): readonly Part[] {
  const parts: Part[] = []
  for (const dress of candidates.get('DRESS') ?? []) {
    const bare = dress.f.marks.has('needsUnder')
    parts.push(
      partOf(
        [dress],
        pairs,
        dressCost + (bare ? weightOf('turnedAway') : harmOf(dress.f.marks.has('strappy') ? 0.4 : 0)),
      ),
    )
    if (!bare && !dress.f.marks.has('strappy')) continue
    for (const under of candidates.get('TOP') ?? [])
      if (!needsUnder(under) && isThin(under) && !under.f.marks.has('bareArms'))
        parts.push(partOf([under, dress], pairs, settings.layerCost))
  }
  return parts
}

/** No outer garment, one, or a light one under a larger one. */
export function coversOf(candidates: Candidates, pairs: Pairs, day: Day): readonly Part[] {
  const outers = candidates.get('OUTER') ?? []
  const parts: Part[] = [{ pieces: [], harm: 0, turn: 0, clo: 0 }]
  for (const outer of outers) parts.push(partOf([outer], pairs, settings.layerCost))
  if (day.cold > 14) return parts
  for (const outer of outers)
    for (const mid of outers) {
      const isShell = outer.f.waterproof && !outer.f.marks.has('rainOnly') && outer.f.layer === 'outer'
      if (outer === mid || (outer.f.clo <= mid.f.clo && !isShell)) continue
      if (day.occasion === 'FORMAL' && has(outer.f, 'tailored') && has(mid.f, 'knitted')) continue
      const tailored = mid.f.marks.has('tailored') && (isShell || has(outer.f, 'dressy', 'padded'))
      if ((mid.f.layer === 'mid' && outer.f.layer === 'outer') || tailored)
        parts.push(partOf([mid, outer], pairs, 2 * settings.layerCost + settings.midCost - mid.covered))
    }
  return parts
}
