import type { KindLexicon } from './types.ts'
import { cardigans } from './outers/cardigans.data.ts'
import { coats } from './outers/coats.data.ts'
import { casualJackets } from './outers/casual-jackets.data.ts'
import { otherOuters } from './outers/other-outers.data.ts'
import { paddings } from './outers/paddings.data.ts'
import { shells } from './outers/shells.data.ts'
import { tailored } from './outers/tailored.data.ts'
import { vests } from './outers/vests.data.ts'
import { zips } from './outers/zips.data.ts'

/**
 * Words by which Koreans name outer garments, by kind (see types.ts). Where a word is listed twice, the first counts.
 */
export const outers: KindLexicon<'OUTER'> = {
  ...paddings,
  ...coats,
  ...tailored,
  ...casualJackets,
  ...shells,
  ...zips,
  ...cardigans,
  ...vests,
  ...otherOuters,
}
