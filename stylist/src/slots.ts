import type { ClothesType } from '@otday/contract'
import { type Candidate, candidate, rainproof, shortlist, suited } from './candidates.ts'
import type { Context, Facts, RecommendOptions } from './types.ts'

/** How many garments of a type are tried against each other. */
const counts = { TOP: 22, BOTTOM: 14, DRESS: 8, OUTER: 14 } as const
type Slot = keyof typeof counts

export type Slots = {
  tops: readonly Candidate[]
  bottoms: readonly Candidate[]
  dresses: readonly Candidate[]
  /** `null` is going without. */
  outers: readonly (Candidate | null)[]
}

type Lower = Omit<Slots, 'outers'>

/** In the rain, whatever is not spoilt by it, pair or dress, before anything that is. */
function spared(lists: Lower, ctx: Context): Lower {
  const { tops, bottoms, dresses } = lists
  const dryBottoms = tops.length > 0 ? rainproof(bottoms, ctx) : null
  const dryDresses = rainproof(dresses, ctx)
  if (!dryBottoms && !dryDresses) return lists
  return { tops, bottoms: dryBottoms ?? [], dresses: dryDresses ?? [] }
}

function outersOf(coats: readonly Candidate[], ctx: Context, locked: boolean): Slots['outers'] {
  const dry = ctx.wet && !locked ? (rainproof(coats, ctx) ?? coats) : coats
  const outers = shortlist(dry, counts.OUTER).toSorted((a, b) => b.f.clo - a.f.clo)
  return locked ? outers.slice(0, 1) : [null, ...outers]
}

/** The garments to choose from for each slot: locked ones alone, else those that suit the day, else what there is. */
export function slotsOf(
  byType: ReadonlyMap<ClothesType, readonly Facts[]>,
  ctx: Context,
  options: RecommendOptions,
  kept: readonly Facts[],
): Slots {
  const locked = (type: Slot) => kept.some((f) => f.type === type)
  const candidates = (facts: readonly Facts[]) => facts.map((f) => candidate(f, ctx, options))
  const all = (type: Slot) => byType.get(type) ?? []
  const shut = { TOP: locked('DRESS'), BOTTOM: locked('DRESS'), DRESS: locked('TOP') || locked('BOTTOM'), OUTER: false }
  const open = (type: Slot) => {
    if (shut[type]) return []
    return locked(type) ? candidates(kept.filter((f) => f.type === type)) : suited(all(type), ctx, options)
  }
  let lists: Lower = { tops: open('TOP'), bottoms: open('BOTTOM'), dresses: open('DRESS') }
  if ((lists.tops.length === 0 || lists.bottoms.length === 0) && lists.dresses.length === 0) {
    const any = (type: Slot, found: readonly Candidate[]) =>
      found.length > 0 || shut[type] ? found : candidates(all(type))
    const { tops, bottoms, dresses } = lists
    lists = { tops: any('TOP', tops), bottoms: any('BOTTOM', bottoms), dresses: any('DRESS', dresses) }
  }
  if (ctx.wet) lists = spared(lists, ctx)
  return {
    tops: shortlist(lists.tops, counts.TOP),
    bottoms: shortlist(lists.bottoms, counts.BOTTOM),
    dresses: shortlist(lists.dresses, counts.DRESS),
    outers: outersOf(open('OUTER'), ctx, locked('OUTER')),
  }
}
