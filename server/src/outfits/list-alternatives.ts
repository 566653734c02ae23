import { degreesPerClo } from '@otday/common/felt-degrees'
import {
  type Alternative,
  type ClothesId,
  mostAlternatives,
  type ParsedOf,
  type styling,
  type UserId,
  warmthPoints,
} from '@otday/contract'
import { alternatives, type Outfit, wornClo } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { readContext, requireWorn } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

function warmerBy(outfit: Outfit, before: Outfit): Pick<Alternative, 'warmth' | 'warmer'> {
  const warmth = warmthPoints(wornClo(outfit)) - warmthPoints(wornClo(before))
  const degrees = (wornClo(outfit) - wornClo(before)) * degreesPerClo
  return { warmth, warmer: Math.round(degrees * 10) / 10 + 0 }
}

/**
 * Returns pieces that could be worn instead of one of an outfit, or besides, best first; none is in the outfit yet.
 * @throws WeatherNotFound; ClothesNotFound for pieces that are not the user's own.
 */
export async function listAlternatives(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, clothesIds, slot, replaces, ...asked }: ParsedOf<typeof styling.alternatives>['query'],
): Promise<{ data: Alternative[]; totalCount: number }> {
  const { db, urls } = deps
  const context = await readContext(deps, userId, weatherId)
  const worn = requireWorn(context, clothesIds)
  if (replaces) requireWorn(context, [replaces])
  const { found, before } = await stepwise(alternatives(context, asked, worn, { slot, replaces }))
  const best = found.slice(0, mostAlternatives)
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
        wornDaysAgo: outfit.wornDaysAgo[piece.id] ?? null,
        removes: removes.map((id) => id as ClothesId),
      },
    ]
  })
  return { data, totalCount: found.length }
}
