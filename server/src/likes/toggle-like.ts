import type { FeedId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { countLike, lockFeedFor } from '../feeds/index.ts'
import { deleteLike, insertLike } from './queries.ts'

export type FeedLiked = { type: 'feed.liked'; feedId: FeedId; authorId: UserId; by: UserId; at: Date }
export interface LikeDeps {
  db: Db
  clock: Clock
  publish: Publish<FeedLiked>
}

/**
 * Likes a feed, once however often it is asked: the counter moves only when a row came.
 * @throws FeedNotFound
 */
export const like = ({ db, clock, publish }: LikeDeps, feedId: FeedId, by: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { authorId } = await lockFeedFor(tx, by, feedId)
    const now = clock.now()
    if (!(await insertLike(tx, feedId, by, now))) return
    await countLike(tx, feedId, 1)
    await publish(tx, { type: 'feed.liked', feedId, authorId, by, at: now })
  })

/**
 * Takes a like back; without one nothing happens.
 * @throws FeedNotFound
 */
export const unlike = ({ db }: Pick<LikeDeps, 'db'>, feedId: FeedId, by: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockFeedFor(tx, by, feedId)
    if (await deleteLike(tx, feedId, by)) await countLike(tx, feedId, -1)
  })
