import type { Database } from '../../server/src/platform/db/index.ts'
import { feedListBlocks } from '../../server/test/kit/feed-list-blocks.ts'
import type { Extremes } from '../../server/test/kit/many-feeds.ts'
import { atMost, type Figure } from './figures.ts'
import { askedLists } from './lists-asked.ts'
import { formerBlocks } from './lists-former.data.ts'

/** Times the blocks that a list read formerly, which it may read now. */
const mayGrow = 1.2

/** @throws Error for a list that the table of former figures lacks: it would have no bar. */
function formerOf(what: string): readonly [first?: number, next?: number] {
  const former = formerBlocks[what]
  if (!former) throw new Error(`There are no former blocks of “${what}”.`)
  return former
}

/** Measures the blocks that the first two pages of each feed list read, beside those that they read formerly. */
export async function feedListFigures(database: Database, people: Extremes): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, viewer, query, most } of askedLists(people)) {
    const [first, next] = formerOf(what)
    const figure = (page: string, blocks: number, rows: number, former = Number.POSITIVE_INFINITY) =>
      figures.push(atMost(`${what}, ${page}`, blocks, Math.min(most(rows), Math.floor(mayGrow * former)), 0))
    const { result, blocks } = await feedListBlocks(database, viewer, query)
    figure('first page', blocks, result.data.length, first)
    if (result.nextCursor === null) continue
    const second = await feedListBlocks(database, viewer, { ...query, cursor: result.nextCursor })
    figure('next page', second.blocks, second.result.data.length, next)
  }
  return figures
}
