import type { FeedQuery, UserId } from '@otday/contract'
import { listOrders } from '../../server/test/kit/feed-list-blocks.ts'
import type { Extremes } from '../../server/test/kit/many-feeds.ts'

/** A list of feeds whose first and second page are measured. */
export interface AskedList {
  what: string
  viewer: UserId
  query: Partial<FeedQuery>
  /** Most blocks of 8 kB that a page with so many rows may read, whatever it read formerly. */
  most: (rows: number) => number
}

const withoutFilter = (): number => 200
const withFilter = (rows: number): number => 3 * rows + 200
const withLikes = (rows: number): number => 4 * rows + 200
const searching = (): number => Number.POSITIVE_INFINITY

/** Returns the feed list in every order: with each filter, with searches, and as the user who gave most likes sees it. */
export const askedLists = ({ liker, author }: Extremes): AskedList[] =>
  listOrders.flatMap((order) => {
    const named = (what: string) => `by ${order.sortBy}, ${order.sortDirection?.toLowerCase()}, ${what}`
    const list = (viewer: UserId, most: AskedList['most'], filters: Record<string, Partial<FeedQuery>>): AskedList[] =>
      Object.entries(filters).map(([what, filter]) => ({
        what: named(what),
        viewer,
        query: { ...order, ...filter },
        most,
      }))
    return [
      ...list(author, withoutFilter, { everything: {} }),
      ...list(author, withFilter, filters(author)),
      ...list(liker, withLikes, {
        'everything to who gave many likes': {},
        'an author to who gave many likes': { authorIdEqual: author },
      }),
      ...list(author, searching, searches(author)),
    ]
  })

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

const searches = (authorIdEqual: UserId): Record<string, Partial<FeedQuery>> => ({
  'a common word': { keywordLike: '니트' },
  'rare words': { keywordLike: '롱패딩 기모' },
  'a word that nothing has': { keywordLike: '쀍쒧' },
  'a word by an author': { keywordLike: '니트', authorIdEqual },
  'a word under a sky': { keywordLike: '니트', skyStatusEqual: 'CLOUDY' },
})
