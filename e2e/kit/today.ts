import { partOfDay } from '../../common/test/part-of-day.ts'

/** Returns the third of the pages that is tested today; a long run (DRAWS above 1) tests all. */
export const pagesOfToday = <T>(all: readonly T[]): T[] => partOfDay(all, Number(process.env['DRAWS'] ?? 1))
