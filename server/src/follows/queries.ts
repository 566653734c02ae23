import type { FollowId, FollowSummary, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { isSeenBy } from '../sight/index.ts'
import type { HiddenFollows } from '../profiles/index.ts'

export type FollowRow = Row<'follows'>

/** Returns undefined, and deletes nothing, unless the relation is the follower's own. */
export const deleteFollow = (tx: Db, id: FollowId, followerId: UserId): Promise<FollowRow | undefined> =>
  tx.deleteFrom('follows').where('id', '=', id).where('followerId', '=', followerId).returningAll().executeTakeFirst()

/** Deletes the relation of these two people and returns it. */
export const deleteFollowOf = (tx: Db, { followerId, followeeId }: Pick<FollowRow, 'followerId' | 'followeeId'>) =>
  tx
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .returningAll()
    .executeTakeFirst()

/** Finds a relation of people whom the viewer sees. */
export const findFollow = (db: Db, viewer: UserId, id: FollowId) =>
  db
    .selectFrom('follows')
    .select('id')
    .where('id', '=', id)
    .where(isSeenBy(viewer, sql.ref('follows.followerId')))
    .where(isSeenBy(viewer, sql.ref('follows.followeeId')))
    .executeTakeFirst()

export const findFollowOf = (db: Db, followerId: UserId, followeeId: UserId) =>
  db
    .selectFrom('follows')
    .select('id')
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .executeTakeFirst()

/** Returns whether neither of two people blocks the other. */
export async function sees(db: Db, viewer: UserId, other: UserId): Promise<boolean> {
  const { rows } = await sql<{ isSeen: boolean }>`select ${isSeenBy(viewer, sql`${other}::uuid`)} as is_seen`.execute(
    db,
  )
  return rows[0]?.isSeen ?? false
}

/** Deletes the relations of two people, in both directions, and returns them. */
export const deleteFollowsBetween = (tx: Db, people: readonly UserId[]): Promise<FollowRow[]> =>
  tx
    .deleteFrom('follows')
    .where('followerId', '=', sql<UserId>`any(${people}::uuid[])`)
    .where('followeeId', '=', sql<UserId>`any(${people}::uuid[])`)
    .returningAll()
    .execute()

/** The people whom a user (the owner) follows, or those who follow the owner. */
export interface FollowSide {
  owner: 'followerId' | 'followeeId'
  other: 'followerId' | 'followeeId'
  /** Column of the owner's profile that counts these people, including those whose accounts are deleted. */
  counter: 'followerCount' | 'followingCount'
  /**
   * Column of the owner's profile that counts those of these people who are hidden because their accounts are deleted.
   */
  hidden: HiddenFollows
  isOwnerHidden: 'isFollowerHidden' | 'isFolloweeHidden'
}
export const followings: FollowSide = {
  owner: 'followerId',
  other: 'followeeId',
  counter: 'followingCount',
  hidden: 'hiddenFollowings',
  isOwnerHidden: 'isFollowerHidden',
}
export const followers: FollowSide = {
  owner: 'followeeId',
  other: 'followerId',
  counter: 'followerCount',
  hidden: 'hiddenFollowers',
  isOwnerHidden: 'isFolloweeHidden',
}

/** Returns the side from which the other person of a relation sees it. */
export const oppositeOf = (side: FollowSide): FollowSide => (side === followings ? followers : followings)

/** Selects the profile's counter, minus deleted accounts. */
export const keptCount = ({ counter, hidden }: FollowSide) =>
  sql<number>`${sql.ref(`profiles.${counter}`)} - ${sql.ref(`profiles.${hidden}`)}`

/** Returns the other users of an owner's relations, ordered by id. */
export async function othersAfter(
  db: Db,
  { owner, other }: FollowSide,
  ownerId: UserId,
  { after, limit }: { after: UserId; limit: number },
): Promise<UserId[]> {
  const rows = await db
    .selectFrom('follows')
    .select(sql.ref<UserId>(`follows.${other}`).as('id'))
    .where(`follows.${owner}`, '=', ownerId)
    .where(`follows.${other}`, '>', after)
    .orderBy(`follows.${other}`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks some relations of an owner, those with the smallest ids of the others: waits for concurrent unfollows and
 * prevents others until `tx` ends.
 */
export const lockFollowsOf = (tx: Db, { owner, other, isOwnerHidden }: FollowSide, ownerId: UserId, most: number) =>
  tx
    .selectFrom('follows')
    .select(['id', sql.ref<UserId>(other).as('otherId'), sql.ref<boolean | null>(isOwnerHidden).as('isHidden')])
    .where(owner, '=', ownerId)
    .orderBy(other)
    .limit(most)
    .forUpdate()
    .execute()

export const deleteFollows = (tx: Db, ids: readonly FollowId[]) =>
  tx.deleteFrom('follows').where('id', '=', sql<FollowId>`any(${ids}::uuid[])`).execute()

export interface SettledFollows {
  side: FollowSide
  ownerId: UserId
  others: readonly UserId[]
}

/** Hides relations or shows them again. Returns the other users of those relations that this changes. */
export async function setFollowsHidden(
  tx: Db,
  { side, ownerId, others }: SettledFollows,
  isHidden: boolean,
): Promise<UserId[]> {
  const { owner, other, isOwnerHidden } = side
  const rows = await tx
    .updateTable('follows')
    .set({ [isOwnerHidden]: isHidden || null })
    .where(owner, '=', ownerId)
    .where(other, '=', sql<UserId>`any(${others}::uuid[])`)
    .where(isOwnerHidden, isHidden ? 'is' : 'is not', null)
    .returning(sql.ref<UserId>(other).as('id'))
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws UserNotFound, also for deleted accounts and for people whom the viewer does not see. */
export async function followSummary(db: Db, viewer: UserId, userId: UserId): Promise<FollowSummary> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .leftJoin('follows as mine', (join) =>
      join.onRef('mine.followeeId', '=', 'profiles.userId').on('mine.followerId', '=', viewer),
    )
    .leftJoin('followRequests as asked', (join) =>
      join.onRef('asked.followeeId', '=', 'profiles.userId').on('asked.followerId', '=', viewer),
    )
    .leftJoin('follows as theirs', (join) =>
      join.onRef('theirs.followerId', '=', 'profiles.userId').on('theirs.followeeId', '=', viewer),
    )
    .where('profiles.userId', '=', userId)
    .where('users.deletedAt', 'is', null)
    .where(isSeenBy(viewer, sql.ref('profiles.userId')))
    .select(['profiles.userId as followeeId', 'mine.id as mineId', 'asked.id as askedId', 'theirs.id as followingMeId'])
    .select([keptCount(followers).as('followerCount'), keptCount(followings).as('followingCount')])
    .executeTakeFirst()
  if (!row) throw new AppError('UserNotFound', { userId })
  const { mineId, askedId, followingMeId, ...summary } = row
  const followedByMeId = mineId ?? askedId
  return {
    ...summary,
    followedByMe: followedByMeId !== null,
    followedByMeId,
    followingMe: followingMeId !== null,
    ...(mineId === null && askedId !== null && { pending: true }),
  }
}
