import type { KindLexicon } from './types.ts'
import { blouses } from './tops/blouses.data.ts'
import { knits } from './tops/knits.data.ts'
import { longTees } from './tops/long-tees.data.ts'
import { otherTops } from './tops/other-tops.data.ts'
import { shirts } from './tops/shirts.data.ts'
import { shortTees } from './tops/short-tees.data.ts'
import { sweats } from './tops/sweats.data.ts'

/** Words by which Koreans name tops, by kind (see types.ts). Where a word is listed twice, the first counts. */
export const tops: KindLexicon<'TOP'> = {
  ...shortTees,
  ...longTees,
  ...shirts,
  ...blouses,
  ...knits,
  ...sweats,
  ...otherTops,
}
