import type { FollowId, ImageId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'
import { isSeenInList } from '../sight/index.ts'
import { queuedNews } from '../untold-news/index.ts'

export type RequestRow = Row<'followRequests'>

/** A request with the person who asks. */
export interface RequestingPerson extends Pick<RequestRow, 'id' | 'createdAt'> {
  personId: UserId
  name: string
  imageId: ImageId | null
}

/** Selects the requests to a user, without those of deleted accounts and of people whom the user does not see. */
const requestsTo = (db: Db, followeeId: UserId) =>
  db
    .selectFrom('followRequests')
    .innerJoin('users', 'users.id', 'followRequests.followerId')
    .leftJoin('profiles', 'profiles.userId', 'followRequests.followerId')
    .where('followRequests.followeeId', '=', followeeId)
    .where('users.deletedAt', 'is', null)
    .where(isSeenInList(followeeId, sql.ref('followRequests.followerId')))

export const requestPage = (db: Db, paging: Paging, followeeId: UserId, page: PageQuery) =>
  paging.pageOf(
    requestsTo(db, followeeId)
      .select(['followRequests.id', 'followRequests.createdAt', 'users.id as personId', 'users.name'])
      .select('profiles.imageId')
      .$castTo<RequestingPerson>(),
    {
      page,
      order: {
        by: 'requestedAt',
        direction: 'DESCENDING',
        column: 'followRequests.createdAt',
        id: 'followRequests.id',
        valueOf: (row) => row.createdAt,
      },
      filters: { followeeId },
      total: async () => {
        const { total } = await requestsTo(db, followeeId)
          .select(sql<number>`count(*)::integer`.as('total'))
          .executeTakeFirstOrThrow()
        return total
      },
    },
  )

export const findRequest = (db: Db, followeeId: UserId, id: FollowId): Promise<RequestRow | undefined> =>
  db
    .selectFrom('followRequests')
    .selectAll()
    .where('id', '=', id)
    .where('followeeId', '=', followeeId)
    .executeTakeFirst()

export const findRequestOf = (db: Db, followerId: UserId, followeeId: UserId): Promise<RequestRow | undefined> =>
  db
    .selectFrom('followRequests')
    .selectAll()
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .executeTakeFirst()

/** Stores a request and queues its news; does nothing if there is one already. */
export async function insertRequest(tx: Db, request: New<'followRequests'>): Promise<void> {
  const { id, followerId, followeeId, createdAt } = request
  await sql`with added as (
      insert into follow_requests (id, follower_id, followee_id, created_at)
      values (${id}, ${followerId}, ${followeeId}, ${createdAt}) on conflict do nothing returning *
    )
    ${queuedNews('follow.requested', sql`select followee_id, follower_id, id, created_at from added`)}`.execute(tx)
}

/** Returns the oldest requests to a user, without those of deleted accounts. */
export const oldestRequests = (db: Db, followeeId: UserId, most: number): Promise<RequestRow[]> =>
  db
    .selectFrom('followRequests')
    .innerJoin('users', 'users.id', 'followRequests.followerId')
    .where('users.deletedAt', 'is', null)
    .where('followRequests.followeeId', '=', followeeId)
    .selectAll('followRequests')
    .orderBy('followRequests.createdAt')
    .orderBy('followRequests.id')
    .limit(most)
    .execute()

/** Finds some users with a public account to whom requests are pending. */
export async function publicWithRequests(db: Db, most: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('followRequests')
    .innerJoin('users as followees', 'followees.id', 'followRequests.followeeId')
    .innerJoin('users as people', 'people.id', 'followRequests.followerId')
    .where('followees.audience', '=', 'EVERYONE')
    .where('followees.deletedAt', 'is', null)
    .where('people.deletedAt', 'is', null)
    .select('followRequests.followeeId')
    .distinct()
    .limit(most)
    .execute()
  return rows.map(({ followeeId }) => followeeId)
}

/** Locks requests in the order of ids, against deadlocks. */
export const lockRequests = (tx: Db, ids: readonly FollowId[]) =>
  sql`select from follow_requests where id = any(${ids}::uuid[]) order by id for update`.execute(tx)

export const deleteRequests = (tx: Db, ids: readonly FollowId[]): Promise<RequestRow[]> =>
  tx.deleteFrom('followRequests').where('id', '=', sql<FollowId>`any(${ids}::uuid[])`).returningAll().execute()

/** Deletes the user's own request; undefined without one. */
export const withdrawRequest = (tx: Db, id: FollowId, followerId: UserId) =>
  tx
    .deleteFrom('followRequests')
    .where('id', '=', id)
    .where('followerId', '=', followerId)
    .returning('id')
    .executeTakeFirst()

/** Deletes the requests of two people, in both directions. */
export const deleteRequestsBetween = (tx: Db, people: readonly UserId[]) =>
  tx
    .deleteFrom('followRequests')
    .where('followerId', '=', sql<UserId>`any(${people}::uuid[])`)
    .where('followeeId', '=', sql<UserId>`any(${people}::uuid[])`)
    .execute()

/** Deletes up to `most` requests by and to a deleted account; returns how many. */
export async function deleteRequestsOf(tx: Db, userId: UserId, most: number): Promise<number> {
  const rows = await tx
    .deleteFrom('followRequests')
    .where('id', 'in', (request) =>
      request
        .selectFrom('followRequests')
        .select('id')
        .where((one) => one.or([one('followerId', '=', userId), one('followeeId', '=', userId)]))
        .limit(most),
    )
    .returning('id')
    .execute()
  return rows.length
}

/** Stores follows with the ids of requests and queues their news; returns the followers. */
export async function insertApproved(tx: Db, requests: readonly RequestRow[], now: Date): Promise<UserId[]> {
  if (requests.length === 0) return []
  const { rows } = await sql<{ followerId: UserId }>`with added as (
      insert into follows (id, follower_id, followee_id, created_at)
      select id, follower_id, followee_id, ${now}::timestamptz
      from unnest(${requests.map(({ id }) => id)}::uuid[], ${requests.map(({ followerId }) => followerId)}::uuid[],
        ${requests.map(({ followeeId }) => followeeId)}::uuid[]) as request (id, follower_id, followee_id)
      order by id on conflict do nothing returning *
    ), queued as (${queuedNews('follow.approved', sql`select follower_id, followee_id, id, created_at from added`)})
    select follower_id from added`.execute(tx)
  return rows.map(({ followerId }) => followerId)
}
