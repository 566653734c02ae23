import type { KindLexicon } from './types.ts'
import { boots } from './shoes/boots.data.ts'
import { leatherShoes } from './shoes/leather-shoes.data.ts'
import { openShoes } from './shoes/open-shoes.data.ts'
import { sneakers } from './shoes/sneakers.data.ts'

/** Words by which Koreans name shoes, by kind (see types.ts). Where a word is listed twice, the first counts. */
export const shoes: KindLexicon<'SHOES'> = {
  ...sneakers,
  ...leatherShoes,
  ...boots,
  ...openShoes,
}
