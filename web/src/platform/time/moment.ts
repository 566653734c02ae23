import { seoulDate } from '@otday/common/seoul-time'
import { clockOf } from './format.ts'

/** '2026. 11. 20. 08:02' in Seoul, equally long in columns. */
export const momentOf = (at: Date) => `${seoulDate(at).replaceAll('-', '. ')}. ${clockOf(at)}`
