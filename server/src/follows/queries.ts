import type { FollowId, FollowSummary, UserId } from '@otday/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, New, Row, Tables } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'

export type FollowRow = Row<'follows'>

/** Undefined if the relation exists. */
export const insertFollow = (tx: Db, follow: New<'follows'>): Promise<FollowRow | undefined> =>
  tx
    .insertInto('follows')
    .values(follow)
    .onConflict((relation) => relation.columns(['followerId', 'followeeId']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Undefined unless it is the follower's own. */
export const deleteFollow = (tx: Db, id: FollowId, followerId: UserId): Promise<FollowRow | undefined> =>
  tx.deleteFrom('follows').where('id', '=', id).where('followerId', '=', followerId).returningAll().executeTakeFirst()

const followsOf = (userId: UserId) => (follow: ExpressionBuilder<Tables, 'follows'>) =>
  follow.or([follow('followerId', '=', userId), follow('followeeId', '=', userId)])

/** Waits for concurrent unfollows and prevents others until `tx` ends. */
export const lockFollowsOf = (tx: Db, userId: UserId) =>
  tx
    .with('locked', (cte) => cte.selectFrom('follows').select('id').where(followsOf(userId)).forUpdate())
    .selectFrom('locked')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute()

export const deleteFollowsOf = (tx: Db, userId: UserId) => tx.deleteFrom('follows').where(followsOf(userId)).execute()

export const findFollow = (db: Db, id: FollowId) =>
  db.selectFrom('follows').select('id').where('id', '=', id).executeTakeFirst()

/** Whom a user follows, or who follows them. */
export interface FollowSide {
  owner: 'followerId' | 'followeeId'
  other: 'followerId' | 'followeeId'
  counter: 'followerCount' | 'followingCount'
}
export const followings: FollowSide = { owner: 'followerId', other: 'followeeId', counter: 'followingCount' }
export const followers: FollowSide = { owner: 'followeeId', other: 'followerId', counter: 'followerCount' }

/** The profile's counter without deleted accounts. */
export const keptCount = ({ owner, other, counter }: FollowSide) =>
  sql<number>`(${sql.ref(`profiles.${counter}`)} - (select count(*) from users
    join follows on ${sql.ref(`follows.${other}`)} = users.id and ${sql.ref(`follows.${owner}`)} = profiles.user_id
    where users.deleted_at is not null))::integer`

/** @throws UserNotFound, also for deleted accounts. */
export async function followSummary(db: Db, viewer: UserId, userId: UserId): Promise<FollowSummary> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.followeeId', '=', 'profiles.userId').on('mine.followerId', '=', viewer),
    )
    .leftJoin('follows as theirs', (join) =>
      join.onRef('theirs.followerId', '=', 'profiles.userId').on('theirs.followeeId', '=', viewer),
    )
    .where('profiles.userId', '=', userId)
    .where('users.deletedAt', 'is', null)
    .select(['profiles.userId as followeeId', 'mine.id as followedByMeId', 'theirs.id as followingMeId'])
    .select([keptCount(followers).as('followerCount'), keptCount(followings).as('followingCount')])
    .executeTakeFirst()
  if (!row) throw new AppError('UserNotFound', { userId })
  const { followingMeId, ...summary } = row
  return { ...summary, followedByMe: row.followedByMeId !== null, followingMe: followingMeId !== null }
}
