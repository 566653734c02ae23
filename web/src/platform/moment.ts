import { calendarDayOf, clockOf } from './format.ts'

/** '2026. 11. 20. 08:02' in Seoul: in a column all are equally long. */
export const momentOf = (at: Date) => `${calendarDayOf(at).replaceAll('-', '. ')}. ${clockOf(at)}`
