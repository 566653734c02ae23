import type { ClothesType } from '@otday/contract'
import { isKindOf } from './kind-rows.ts'
import { brands } from './lexicon/brands.data.ts'
import type { Modifier } from './lexicon/types.ts'
import type { Declared } from './read-attributes.ts'
import type { Found } from './words.ts'

/** Materials of the outside of shoes and bags. */
const uppers = new Set<Modifier>([
  'leather',
  'oiled',
  'suede',
  'canvas',
  'mesh',
  'knitted',
  'satin',
  'nylon',
  'rubber',
  'straw',
  'patent',
])
const madeOf = (modifiers: readonly Modifier[]) => modifiers.filter((modifier) => uppers.has(modifier))

/**
 * Returns the modifiers that a name says. A model implies the material of its kind: 가젤 is suede as a shoe, not as a
 * T-shirt. A named material wins over an implied one.
 */
export function saidByName(
  type: ClothesType,
  words: readonly Found[],
  { modifiers: declared }: Declared,
): ReadonlySet<Modifier> {
  const own = words.flatMap(({ modifiers }) => modifiers)
  const byModel = words.flatMap(({ models, modelSays }) =>
    models.some((kind) => isKindOf(type, kind)) ? modelSays : [],
  )
  if (type !== 'SHOES' && type !== 'BAG') return new Set([...own, ...byModel])
  const named = madeOf(own).length > 0 ? madeOf(own) : madeOf(declared)
  return new Set([...own, ...named, ...byModel.filter((one) => named.length === 0 || !uppers.has(one))])
}

/**
 * Returns the modifiers of the makers in a name. They help to find the kind of a piece, but do not count as words of
 * its name: a piece by a maker of hiking clothes is not for mountains alone.
 */
export const saidByMaker = (words: readonly Found[]): readonly Modifier[] =>
  words.flatMap(({ brand }) =>
    brand === null ? [] : ((brands[brand]?.says ?? '').split(' ').filter(Boolean) as Modifier[]),
  )
