import type { ClothesType } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'
import type { Drawn, SeenLately } from './choose.ts'
import type { Draft } from './drafts.ts'
import { fraction } from './fraction.ts'
import { memoized } from '@otday/common/memoized'
import { apart, type Layered } from './over-tights.ts'
import { keyOf } from './outfit-key.ts'
import type { Judged } from './total-harm.ts'

/** An outfit with its cost, by which outfits are ranked before it counts what was shown. */
export type Ranked = {
  judged: Judged
  key: string
  cost: number
  /** Pieces that distinguish outfits at a glance: other shoes or another bag make no other outfit. */
  garments: readonly Facts[]
  shoesAndBag: readonly Facts[]
}

const garmentTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

export const isGarment = ({ type }: Facts) => garmentTypes.has(type)

/** The outfits of a day, drawn once; `walk` picks one of them by what was shown. */
export type Draw = {
  /** The outfits of the best drafts, those with the fewest penalty points first. */
  ranked: readonly Ranked[]
  /** All drafts that are nearly as good as the best one, the best first. */
  drafts: readonly Draft[]
  /** Returns outfits of a draft with shoes and bags that were seen least lately. */
  waysOf: (draft: Draft, seen: SeenLately) => readonly Ranked[]
}

/**
 * Returns the outfit with its suit as one piece again and layered legs as two, or nothing if it has the suit's trousers
 * without the jacket.
 */
function asOwned(one: Judged, layered: readonly Layered[]): readonly Judged[] {
  const items = layered.length > 0 ? apart(one.items, layered) : one.items
  const jacket = items.find(({ trousers }) => trousers)
  const legs = items.find(({ type, id }) => type === 'BOTTOM' && id.endsWith('~'))
  if (!legs) return [{ ...one, items }]
  if (jacket?.trousers !== legs) return []
  return [{ ...one, items: items.filter((f) => f !== legs) }]
}

function pairLiking(items: readonly Facts[], likes: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const [at, a] of items.entries())
    for (const b of items.slice(at + 1)) sum += likes[a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`] ?? 0
  return sum
}

/** Penalty points that a liking of 1 for a pair of pieces outweighs. */
const pairWeight = 1.2
/** Penalty points for the weather that are bearable: at 0.5, four in ten people would not wear the outfit. */
export const bearableWeather = 0.5

export type Ranking = {
  seed: string
  pairLikes: Readonly<Record<string, number>>
  layered: readonly Layered[]
  /** Whether outfits that are wrong for the weather are left out, as a taste may favor them. */
  forTheWeather: boolean
}

/** Ranks what was drawn. */
export function drawOf({ outfits, drafts, waysOf }: Drawn, ranking: Ranking): Draw {
  const owned = outfits.flatMap((one) => asOwned(one, ranking.layered))
  const most = ranking.forTheWeather ? mostWeather(owned) : Number.POSITIVE_INFINITY
  const rank = (all: readonly Judged[]) =>
    all.filter(({ weather }) => weather <= most).map((one) => rankedBy(ranking, one))
  const ranked = memoized(new WeakMap<Judged, readonly Ranked[]>(), (one) => rank(asOwned(one, ranking.layered)))
  return { ranked: rank(owned), drafts, waysOf: (draft, seen) => waysOf(draft, seen).flatMap(ranked) }
}

/**
 * Returns the penalty points for the weather up to which outfits are bearable, or as right for it as the outfit chosen
 * without taste.
 */
function mostWeather(judged: readonly Judged[]): number {
  const best = judged.reduce<Judged | null>((kept, one) => (kept && kept.harm <= one.harm ? kept : one), null)
  return Math.max(bearableWeather, best?.weather ?? 0)
}

/**
 * Returns an outfit with its cost, by which outfits are ranked: its penalty points, less what the user likes about its
 * pieces and pairs, and a small random number that decides among equals.
 */
function rankedBy({ seed, pairLikes }: Ranking, judged: Judged): Ranked {
  const key = keyOf(judged.items)
  const likesPairs = Object.keys(pairLikes).length > 0
  const taste = likesPairs ? pairWeight * pairLiking(judged.main, pairLikes) : 0
  return {
    judged,
    key,
    cost: judged.harm - judged.turn - taste + 0.02 * fraction(seed, key),
    garments: judged.items.filter(isGarment),
    shoesAndBag: judged.items.filter(({ type }) => type === 'SHOES' || type === 'BAG'),
  }
}
