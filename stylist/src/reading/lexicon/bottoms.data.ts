import type { KindLexicon } from './types.ts'
import { everydayTrousers } from './bottoms/everyday-trousers.data.ts'
import { jeans } from './bottoms/jeans.data.ts'
import { otherBottoms } from './bottoms/other-bottoms.data.ts'
import { shorts } from './bottoms/shorts.data.ts'
import { skirts } from './bottoms/skirts.data.ts'
import { slacks } from './bottoms/slacks.data.ts'
import { softTrousers } from './bottoms/soft-trousers.data.ts'
import { sportBottoms } from './bottoms/sport-bottoms.data.ts'

/**
 * Words by which Koreans name trousers, shorts and skirts, by kind (see types.ts). Where a word is listed twice, the
 * first counts.
 */
export const bottoms: KindLexicon<'BOTTOM'> = {
  ...jeans,
  ...slacks,
  ...everydayTrousers,
  ...softTrousers,
  ...shorts,
  ...sportBottoms,
  ...skirts,
  ...otherBottoms,
}
