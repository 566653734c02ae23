import type { ClothesType } from '@otday/contract'
import type { AnyKind } from './lexicon/types.ts'
import type { Declared } from './read-attributes.ts'
import { isKindOf, rowOf } from './kind-rows.ts'
import { type Resolved } from './resolve-kind.ts'

/** Kinds of each type that people own most, the most usual first, for pieces whose name says nothing. */
const usual: Readonly<Record<ClothesType, string>> = {
  TOP: 'tee longTee knit shirt sweatshirt hoodie blouse polo thickKnit',
  BOTTOM: 'jeans slacks chino joggers shorts midiSkirt leggings',
  DRESS: 'dress summerDress knitDress pinafore maxiDress',
  OUTER: 'windbreaker blazer cardigan shortPadding woolCoat lightDown fleece denimJacket trench',
  UNDERWEAR: 'thermalTop innerTank briefs thermalBottom',
  ACCESSORY: 'belt necklace gloves sunglasses',
  SHOES: 'sneakers loafers boots sandals runningShoes dressShoes',
  SOCKS: 'socks stockings ankleSocks',
  HAT: 'ballCap beanie bucketHat',
  BAG: 'shoulderBag backpack tote crossbody',
  SCARF: 'muffler thinScarf bigScarf',
  ETC: 'thing umbrella',
}

const middle: Readonly<Record<string, number>> = { 봄: 14, 여름: 27, 가을: 14, 겨울: 0 }

function fitsSeason(type: ClothesType, kind: AnyKind, { seasons, thickness }: Declared): boolean {
  const [, clo, from, to] = rowOf(type, kind)
  if (thickness === 'thin' && clo > 0.4) return false
  if (thickness === 'thick' && clo < 0.15 && clo > 0.04) return false
  return (
    seasons.length === 0 || seasons.some((season) => from <= (middle[season] ?? 14) && to >= (middle[season] ?? 14))
  )
}

/**
 * Returns up to three kinds that an unclear piece may be, the likeliest first: what its brand makes, then what people
 * mostly own.
 */
export function likelyKinds(type: ClothesType, read: Resolved, declared: Declared): readonly AnyKind[] {
  const candidates = [...read.guesses, ...usual[type].split(' ')].filter((kind): kind is AnyKind =>
    isKindOf(type, kind),
  )
  const fitting = candidates.filter((kind) => fitsSeason(type, kind, declared))
  return [...new Set(fitting.length > 0 ? fitting : candidates)].slice(0, 3)
}
