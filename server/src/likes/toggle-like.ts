import type { FeedId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { countLike, lockFeed } from '../feeds/index.ts'
import { deleteLike, insertLike } from './queries.ts'

export interface LikeDeps {
  db: Db
  clock: Clock
}

/**
 * Likes a feed, once however often it is asked: the counter moves only when a row came.
 * @throws FeedNotFound
 */
export const like = ({ db, clock }: LikeDeps, feedId: FeedId, by: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockFeed(tx, feedId)
    if (await insertLike(tx, feedId, by, clock.now())) await countLike(tx, feedId, 1)
  })

/**
 * Takes a like back; without one nothing happens.
 * @throws FeedNotFound
 */
export const unlike = ({ db }: LikeDeps, feedId: FeedId, by: UserId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockFeed(tx, feedId)
    if (await deleteLike(tx, feedId, by)) await countLike(tx, feedId, -1)
  })
