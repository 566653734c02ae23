import type { FeedId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { countLike, lockFeed } from '../feeds/index.ts'
import { deleteLike, insertLike } from './queries.ts'

export type FeedLiked = { type: 'feed.liked'; feedId: FeedId; authorId: UserId; by: UserId; at: Date }
export interface LikeDeps {
  db: Db
  clock: Clock
  publish: Publish<FeedLiked>
}

/** Likes a feed; idempotent: only a new like is counted and published. @throws SessionEnded, FeedNotFound */
export const like = ({ db, clock, publish }: LikeDeps, feedId: FeedId, by: Writer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { authorId } = await lockFeed(tx, feedId)
    const now = clock.now()
    if (!(await insertLike(tx, feedId, by.id, now))) return
    await countLike(tx, feedId, 1)
    await publish(tx, { type: 'feed.liked', feedId, authorId, by: by.id, at: now })
  })

/** Takes a like back; idempotent. @throws SessionEnded, FeedNotFound */
export const unlike = ({ db }: Pick<LikeDeps, 'db'>, feedId: FeedId, by: Writer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockFeed(tx, feedId)
    if (await deleteLike(tx, feedId, by.id)) await countLike(tx, feedId, -1)
  })
