import type { ClothesId, Recommendation } from '@otday/contract'
import { type Context, explain, type Outfit } from '@otday/stylist'
import type { Addresses } from '#platform/addresses.ts'
import type { OutfitPiece } from '../clothes/index.ts'
import { adviceFor } from './advice.ts'
import { byLayout } from './layout.ts'

/** From here on a difference in warmth is felt, in clo. */
const felt = 0.2

/** Warmth asked for and given; null when nothing is worn. */
export function fitOf({ items, warmth, target }: Outfit, { feels }: Context): Recommendation['fit'] {
  if (items.length === 0) return null
  const verdict = warmth < target - felt ? 'COLD' : warmth > target + felt ? 'HOT' : 'GOOD'
  return { feelsLike: rounded(feels, 1), neededClo: rounded(target, 2), outfitClo: rounded(warmth, 2), verdict }
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** The outfit as the contract tells it, its pieces as they hang in the closet. */
export function presentOutfit(
  outfit: Outfit,
  context: Context,
  pieces: ReadonlyMap<ClothesId, OutfitPiece>,
  { basePath }: Addresses,
): Omit<Recommendation, 'weatherId' | 'userId'> {
  const { reasons, badges, help } = explain(outfit, context)
  const clothes = outfit.items.toSorted(byLayout).flatMap(({ id }) => {
    const item = pieces.get(id as ClothesId)?.item
    return item
      ? [{ ...item, imageUrl: item.imageUrl && `${basePath}${item.imageUrl}`, badges: [...(badges[id] ?? [])] }]
      : []
  })
  return {
    clothes,
    reasons: [...reasons],
    fit: fitOf(outfit, context),
    exhausted: outfit.exhausted,
    missing: [...help],
    advice: adviceFor(context.teff),
  }
}
