import { carried } from './bags/carried.data.ts'
import { packed } from './bags/packed.data.ts'
import type { KindLexicon } from './types.ts'

/** How Koreans name bags: words per kind and what a kind becomes with others in the same name (see types.ts). */
export const bags: KindLexicon<'BAG'> = { ...carried, ...packed }
