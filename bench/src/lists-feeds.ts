import type { FeedQuery, UserId } from '@otday/contract'
import type { Database } from '../../server/src/platform/db/index.ts'
import { feedListBlocks } from '../../server/test/kit/feed-list-blocks.ts'
import type { Extremes } from '../../server/test/kit/many-feeds.ts'
import { atMost, type Figure, forTheRecord } from './figures.ts'

const orders = ['createdAt', 'likeCount'] as const

/**
 * Measures the blocks that the feed list reads in both orders: the first page, the list of a user who likes many feeds,
 * filters and (for the record) searches.
 */
export async function feedListFigures(database: Database, { liker, author }: Extremes): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const sortBy of orders) {
    const read = (asked: Partial<FeedQuery>, viewer: UserId = author) =>
      feedListBlocks(database, viewer, { sortBy, limit: 20, ...asked })
    const [first, many] = [await read({}), await read({}, liker)]
    figures.push(atMost(`feeds by ${sortBy}, first page`, first.blocks, 200, 0))
    figures.push(
      atMost(
        `feeds by ${sortBy}, a row's like of who gave many`,
        (many.blocks - first.blocks) / many.result.data.length,
        4,
      ),
    )
    for (const [what, filter] of Object.entries(filters(author))) {
      const { result, blocks } = await read(filter)
      figures.push(atMost(`feeds by ${sortBy}, ${what}`, blocks, 3 * result.data.length + 200, 0))
    }
    for (const keywordLike of ['니트', '롱패딩 기모', '쀍쒧'])
      figures.push(
        forTheRecord(`feeds by ${sortBy}, search for ${keywordLike}`, (await read({ keywordLike })).blocks, 0),
      )
  }
  return figures
}

const filters = (authorIdEqual: UserId): Record<string, Partial<FeedQuery>> => ({
  'an author': { authorIdEqual },
  'a sky': { skyStatusEqual: 'CLOUDY' },
  'a precipitation': { precipitationTypeEqual: 'RAIN' },
  'a frequent pair': { skyStatusEqual: 'CLOUDY', precipitationTypeEqual: 'RAIN' },
  'a rare pair': { skyStatusEqual: 'MOSTLY_CLOUDY', precipitationTypeEqual: 'SHOWER' },
  'a pair that nothing has': { skyStatusEqual: 'CLEAR', precipitationTypeEqual: 'SNOW' },
  'an author and a sky': { authorIdEqual, skyStatusEqual: 'CLOUDY' },
  'an author and a precipitation': { authorIdEqual, precipitationTypeEqual: 'SNOW' },
  'an author and a rare pair': { authorIdEqual, skyStatusEqual: 'MOSTLY_CLOUDY', precipitationTypeEqual: 'SNOW' },
})
