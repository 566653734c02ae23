import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { UntoldLike } from '../likes/index.ts'

/** A like with what its notification says: the name of the user who likes, and the text of the feed. */
export interface LikeNews extends UntoldLike {
  name: string
  content: string
}

const idsOf = (likes: readonly Pick<UntoldLike, 'feedId' | 'userId'>[]) =>
  sql`unnest(${likes.map(({ feedId }) => feedId)}::uuid[], ${likes.map(({ userId }) => userId)}::uuid[])`

/**
 * Adds to likes what their notifications say. Leaves out feeds and users that are gone. Locks the users until `tx` ends:
 * the deletion of an account then finds all notifications that name it.
 */
export async function lockLikeStories(tx: Db, likes: readonly UntoldLike[]): Promise<LikeNews[]> {
  const { rows } = await sql<Pick<LikeNews, 'feedId' | 'userId' | 'name' | 'content'>>`${keepPlan}
    select feeds.id as feed_id, users.id as user_id, users.name, feeds.content
    from ${idsOf(likes)} as untold (feed_id, user_id)
    inner join users on users.id = untold.user_id
    inner join feeds on feeds.id = untold.feed_id
    where users.deleted_at is null
    order by users.id, feeds.id
    for share of users for key share of feeds`.execute(tx)
  const stories = new Map(rows.map((story) => [keyOf(story), story]))
  return likes.flatMap((like) => {
    const story = stories.get(keyOf(like))
    return story ? [{ ...like, ...story }] : []
  })
}

export const keyOf = ({ feedId, userId }: Pick<UntoldLike, 'feedId' | 'userId'>) => `${feedId}:${userId}`

/** Records that authors are notified of these likes; returns those of which they were not before, in the same order. */
export async function recordLikeDeliveries(tx: Db, likes: readonly LikeNews[]): Promise<LikeNews[]> {
  const { rows } = await sql<Pick<UntoldLike, 'feedId' | 'userId'>>`${keepPlan}
    insert into told_likes (feed_id, user_id) select * from ${idsOf(likes)}
    on conflict do nothing returning feed_id, user_id`.execute(tx)
  const recorded = new Set(rows.map(keyOf))
  return likes.filter((like) => recorded.has(keyOf(like)))
}
