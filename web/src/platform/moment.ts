import { seoulDate } from '@otday/common/seoul-time'
import { clockOf } from './format.ts'

/** '2026. 11. 20. 08:02' in Seoul: in a column all are equally long. */
export const momentOf = (at: Date) => `${seoulDate(at).replaceAll('-', '. ')}. ${clockOf(at)}`
