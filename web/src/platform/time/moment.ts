import { seoulDate } from '@otday/common/seoul-time'
import { clockOf } from './format.ts'

/** Formats a time in Seoul as '2026. 11. 20. 08:02', always equally long for columns. */
export const momentOf = (at: Date) => `${seoulDate(at).replaceAll('-', '. ')}. ${clockOf(at)}`
