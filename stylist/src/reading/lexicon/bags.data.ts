import { carried } from './bags/carried.data.ts'
import { packed } from './bags/packed.data.ts'
import type { KindLexicon } from './types.ts'

/**
 * Words by which Koreans name bags, by kind, and the kinds that are meant if other words stand in the same name (see
 * types.ts).
 */
export const bags: KindLexicon<'BAG'> = { ...carried, ...packed }
