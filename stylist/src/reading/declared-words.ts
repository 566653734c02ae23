import type { ClothesType } from '@otday/contract'
import type { Modifier } from './lexicon/types.ts'
import type { Declared } from './read-attributes.ts'

/** Types whose pieces are for the cold when made of wool, unless the owner wears them the year round. */
const warmByWool = new Set<ClothesType>(['OUTER', 'BOTTOM', 'DRESS'])

/**
 * Returns the materials of the attributes; leaves out wool for suits and slacks that are worn from spring on, as they
 * are not winter clothes.
 */
export function declaredMaterials(type: ClothesType, { modifiers, seasons, thickness }: Declared): readonly Modifier[] {
  const yearRound = thickness === 'thin' || (thickness !== 'thick' && (seasons.length > 2 || seasons.includes('여름')))
  return warmByWool.has(type) && yearRound ? modifiers.filter((modifier) => modifier !== 'wool') : modifiers
}

const seasonal: readonly Modifier[] = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'allSeason',
  'cool',
  'warm',
  'thin',
  'thick',
]
const bySeason: Readonly<Record<string, Modifier>> = { 여름: 'summer', 겨울: 'winter' }

/**
 * Returns the words of season, thickness and style that the attributes stand for, as a name would have them; words of
 * season and thickness only if the name has none.
 */
export function declaredWords(
  modifiers: ReadonlySet<Modifier>,
  { seasons, thickness, style }: Declared,
): readonly Modifier[] {
  const dressy: readonly Modifier[] = style !== null && /정장|포멀|formal/i.test(style) ? ['formal'] : []
  if (seasonal.some((word) => modifiers.has(word))) return dressy
  const [only] = seasons
  const season = only && seasons.length === 1 ? bySeason[only] : undefined
  return [...dressy, ...(season ? [season] : []), ...(thickness === 'thin' || thickness === 'thick' ? [thickness] : [])]
}
