import type { FollowId, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { Permission, Writer } from '#platform/writer.ts'
import { countedFollow } from '../profiles/index.ts'
import { isSeenNow } from '../sight/index.ts'
import { queuedNews } from '../untold-news/index.ts'

/** Result of a statement that follows; without a permission there is no row. */
export interface Followed extends Permission {
  /** Whether the followee has an account and neither of both blocks the other. */
  isThere: boolean
  /** Whether following needs more than this statement: the account is private, or a request to it is pending. */
  isToAsk: boolean
  /** False for a user who is followed already. */
  isNew: boolean
  /** False for a repeated request. */
  isAdded: boolean
}

interface NewRelation {
  id: FollowId
  followerId: UserId
  followeeId: UserId
  createdAt: Date
}

/**
 * Checks the user's permission, locks the followee's account against deletion (the counts would go on including it),
 * claims the request's key (`claimed` returns the SQL for that, from the followee), inserts the relation, counts it and
 * queues its news: each step goes on from rows of the one before.
 * @throws an error of SQLSTATE 23505 if another request of the same follower comes first
 */
export async function writeFollow(
  db: Db,
  by: Writer,
  { id, followerId, followeeId, createdAt }: NewRelation,
  claimed: (followee: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Followed | undefined> {
  const { rows } = await sql<Followed>`${keepPlan} with permission as materialized ${by.permission(db)},
    followee as materialized (
      select users.id, users.audience from permission cross join users
      where not permission.may_only_change_password and users.id = ${followeeId}::uuid and users.deleted_at is null
      for share of users
    ), seen as materialized (
      select id, audience from followee where ${isSeenNow(followerId, sql`id`)}
    ), unfollowed as materialized (
      select id, audience = 'FOLLOWERS' or exists (select from follow_requests
        where follower_id = ${followerId}::uuid and followee_id = ${followeeId}::uuid) as is_to_ask
      from seen where not exists (
        select from follows where follower_id = ${followerId}::uuid and followee_id = ${followeeId}::uuid)
    ), claimed as (${claimed(sql`select id from unfollowed where not is_to_ask`)}),
    added as (
      insert into follows (id, follower_id, followee_id, created_at)
      select ${id}::uuid, ${followerId}::uuid, ${followeeId}::uuid, ${createdAt}::timestamptz from claimed
      returning follower_id, followee_id
    ), ${countedFollow(sql`select follower_id, followee_id from added`)},
    queued as (${queuedNews(
      'follow.created',
      sql`select followee_id, follower_id, ${id}::uuid, ${createdAt}::timestamptz from added`,
    )})
    select permission.may_only_change_password, exists (select from seen) as is_there,
      exists (select from unfollowed where is_to_ask) as is_to_ask,
      exists (select from unfollowed) as is_new, exists (select from added) as is_added
    from permission`.execute(db)
  return rows[0]
}
