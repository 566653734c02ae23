import { type ExtractedClothes, excessOf, pieceNoteLimits } from '@otday/contract'
import type { Definition } from '../attributes/index.ts'
import { cleanName } from './clean-name.ts'
import { guessType } from './guess-type.ts'
import { attributesBy, topicOf } from './match-attributes.ts'
import type { PageFacts } from './page/facts.ts'

export type DescribedProduct = Pick<ExtractedClothes, 'name' | 'type' | 'attributes' | 'brand'>

/**
 * Describes the product of a page by the first of its names of which something remains after cleaning (see
 * `cleanName`). Returns null when no such name exists.
 */
export function describeProduct(
  { names, shopNames, brand, categories, statements }: PageFacts,
  catalogue: readonly Definition[],
): DescribedProduct | null {
  const attributesOf = attributesBy(statements, catalogue)
  for (const given of names) {
    // Names of shops and brands are removed before the color is read: the brand 블랙야크 contains 블랙 (black), but says
    // nothing about the color.
    const spoken = shopNames.reduce((name, shop) => name.replaceAll(shop, ' '), given)
    const attributes = attributesOf(spoken)
    const hasColour = attributes.some(({ definitionName }) => topicOf(definitionName) === 'colour')
    const name = cleanName(given, { shopNames, hasColour })
    if (name !== '') return { name, type: guessType(name, categories), attributes, brand: noted(brand) }
  }
  return null
}

/** Returns the brand; null if there is none, or the text is too long to be one. */
const noted = (brand: string) => (brand === '' || excessOf(brand, pieceNoteLimits.brand) !== null ? null : brand)
