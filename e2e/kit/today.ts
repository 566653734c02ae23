import { partOfDay } from '../../common/test/part-of-day.ts'

/**
 * Returns the third of the pages whose turn it is today, so that all are tested within three days; a long run (DRAWS
 * above 1) tests all of them at once.
 */
export const pagesOfToday = <T>(all: readonly T[]): T[] => partOfDay(all, Number(process.env['DRAWS'] ?? 1))
