import type { Brand } from './types.ts'
import { everyday } from './brands/everyday.data.ts'
import { luxury } from './brands/luxury.data.ts'
import { smallMakers } from './brands/small-makers.data.ts'
import { sport } from './brands/sport.data.ts'
import { tailored } from './brands/tailored.data.ts'
import { women } from './brands/women.data.ts'

/** Every maker; where a word is listed twice, the first counts. */
export const brands: readonly Brand[] = [...everyday, ...sport, ...tailored, ...women, ...luxury, ...smallMakers]
