import type { KindLexicon } from './types.ts'
import { boots } from './shoes/boots.data.ts'
import { leatherShoes } from './shoes/leather-shoes.data.ts'
import { openShoes } from './shoes/open-shoes.data.ts'
import { sneakers } from './shoes/sneakers.data.ts'

/** How Koreans name shoes (see types.ts). Where a word is listed twice, the first counts. */
export const shoes: KindLexicon<'SHOES'> = {
  ...sneakers,
  ...leatherShoes,
  ...boots,
  ...openShoes,
}
