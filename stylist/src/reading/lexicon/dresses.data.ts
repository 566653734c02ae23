import type { KindLexicon } from './types.ts'
import { everydayDresses } from './dresses/everyday-dresses.data.ts'
import { otherDresses } from './dresses/other-dresses.data.ts'

/** Words by which Koreans name dresses, by kind (see types.ts). Where a word is listed twice, the first counts. */
export const dresses: KindLexicon<'DRESS'> = {
  ...everydayDresses,
  ...otherDresses,
}
