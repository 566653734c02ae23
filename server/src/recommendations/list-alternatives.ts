import { degreesPerClo } from '@otday/common/felt-degrees'
import {
  type Alternative,
  type ClothesId,
  type ClothesType,
  mostAlternatives,
  type UserId,
  warmthPoints,
} from '@otday/contract'
import { alternatives, judge, type Outfit, wornClo } from '@otday/stylist'
import { stepwise } from '#platform/breathe.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { notAway } from './choosable.ts'
import { readWearing, type Wearing } from './judge-outfit.ts'
import { requireWorn } from './read-setting.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Exchanging extends Wearing {
  slot: ClothesType
  replaces?: ClothesId | undefined
}

function warmerBy(outfit: Outfit, before: Outfit): Pick<Alternative, 'warmth' | 'warmer'> {
  const warmth = warmthPoints(wornClo(outfit)) - warmthPoints(wornClo(before))
  const degrees = (wornClo(outfit) - wornClo(before)) * degreesPerClo
  return { warmth, warmer: Math.round(degrees * 10) / 10 + 0 }
}

/**
 * Best first; none that is worn.
 * @throws WeatherNotFound; ClothesNotFound for pieces not one's own.
 */
export async function listAlternatives(
  deps: StylingDeps,
  userId: UserId,
  { slot, replaces, ...wearing }: Exchanging,
): Promise<{ data: Alternative[]; totalCount: number }> {
  const { db, urls } = deps
  const { read, styling, worn, judging } = await readWearing(deps, userId, wearing)
  if (replaces) requireWorn(read.facts, [replaces])
  const { day, options } = styling
  const closet = notAway(read, wearing.clothesIds)
  const found = await stepwise(alternatives(worn, { slot, replaces }, day, { ...judging, closet }))
  const best = found.slice(0, mostAlternatives)
  const before = judge(worn, day, judging)
  const pieces = await outfitItemsOf(
    db,
    userId,
    best.map(({ piece }) => piece.id as ClothesId),
  )
  const data = best.flatMap(({ piece, outfit, rain, occasion, removes }): Alternative[] => {
    const own = pieces.get(piece.id as ClothesId)
    if (!own) return []
    return [
      {
        item: presentOutfitItem(urls, own),
        ...warmerBy(outfit, before),
        rain,
        occasion,
        match: outfit.match,
        wornDaysAgo: options.wornDaysAgo?.[piece.id] ?? null,
        removes: removes.map((id) => id as ClothesId),
      },
    ]
  })
  return { data, totalCount: found.length }
}
