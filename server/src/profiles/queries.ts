import type { UserId } from '@otday/contract'
import { sql, type Updateable } from 'kysely'
import { type Db, keepPlan, type Row, type Tables } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'

/** A person's profile with the name of the account. */
export type ProfileRow = Omit<Row<'profiles'>, 'createdAt' | Counter> & { name: string }

/** The profile that every account has from its first moment. */
export async function createProfile(tx: Db, userId: UserId, now: Date): Promise<void> {
  await tx.insertInto('profiles').values({ userId, createdAt: now }).execute()
}

/** @throws UserNotFound, also for deleted accounts. */
export async function requireProfile(db: Db, userId: UserId): Promise<ProfileRow> {
  const row = await db
    .selectFrom('profiles')
    .modifyFront(keepPlan)
    .innerJoin('users', 'users.id', 'profiles.userId')
    .where('profiles.userId', '=', userId)
    .where('users.deletedAt', 'is', null)
    .select([
      'profiles.userId',
      'users.name',
      'profiles.gender',
      'profiles.birthDate',
      'profiles.latitude',
      'profiles.longitude',
      'profiles.nx',
      'profiles.ny',
      'profiles.locationNames',
      'profiles.temperatureSensitivity',
      'profiles.imageId',
      'profiles.weatherAlerts',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('UserNotFound', { userId })
  return row
}

export const updateProfileRow = (tx: Db, userId: UserId, change: Updateable<Tables['profiles']>) =>
  tx.updateTable('profiles').set(change).where('userId', '=', userId).execute()

type Counter = 'clothesCount' | 'feedCount' | 'followerCount' | 'followingCount'
const move = (column: Counter) => (tx: Db, userId: UserId, by: number) =>
  tx
    .updateTable('profiles')
    .set((profile) => ({ [column]: profile(column, '+', by) }))
    .where('userId', '=', userId)
    .execute()

/** Move a person's kept counts, in the transaction in which clothes or feeds came or went. */
export const countClothes = move('clothesCount')
export const countFeed = move('feedCount')

const countFollower = move('followerCount')
const countFollowing = move('followingCount')

/**
 * Moves what two people's profiles tell of who follows whom, in the transaction in which the relation came or went:
 * the smaller id first, so that two who follow each other at once never wait for each other.
 */
export async function countFollow(
  tx: Db,
  { followerId, followeeId }: { followerId: UserId; followeeId: UserId },
  by: 1 | -1,
): Promise<void> {
  const steps = [() => countFollowing(tx, followerId, by), () => countFollower(tx, followeeId, by)]
  for (const step of followerId < followeeId ? steps : steps.toReversed()) await step()
}

/** Takes a person out of the counts of everybody whom they follow and who follows them, before the relations go. */
export async function uncountFollowsOf(tx: Db, userId: UserId): Promise<void> {
  await sql`
    update profiles set follower_count = follower_count - 1
    from follows where follows.followee_id = profiles.user_id and follows.follower_id = ${userId}`.execute(tx)
  await sql`
    update profiles set following_count = following_count - 1
    from follows where follows.follower_id = profiles.user_id and follows.followee_id = ${userId}`.execute(tx)
}

export const forgetProfile = (tx: Db, userId: UserId) =>
  tx.deleteFrom('profiles').where('userId', '=', userId).execute()
