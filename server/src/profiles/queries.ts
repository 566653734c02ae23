import type { Audience, ClosetAudience, MuteId, UserId } from '@otday/contract'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { createStatements, type Db, keepPlan, type Row, type Tables } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { isAccountOpenTo, isSeenBy } from '../sight/index.ts'

export type ProfileRow = Omit<Row<'profiles'>, 'createdAt' | Counter> & {
  name: string
  audience: Audience
  /** Null if the owner has chosen none. */
  closetAudience: ClosetAudience | null
}

/** A profile as a viewer sees it. */
export type SeenProfile = ProfileRow & { muteId: MuteId | null; isOpen: boolean }

export async function createProfile(tx: Db, userId: UserId, now: Date): Promise<void> {
  await tx.insertInto('profiles').values({ userId, createdAt: now }).execute()
}

/** Selects a profile; none for deleted accounts. */
const profileOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('profiles')
    .modifyFront(keepPlan)
    .innerJoin('users', 'users.id', 'profiles.userId')
    .where('profiles.userId', '=', userId)
    .where('users.deletedAt', 'is', null)
    .select([
      'profiles.userId',
      'users.name',
      'users.audience',
      'users.closetAudience',
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

/** @throws UserNotFound, also for deleted accounts */
export const requireProfile = (db: Db, userId: UserId): Promise<ProfileRow> =>
  profileOf(db, userId).executeTakeFirstOrThrow(() => new AppError('UserNotFound', { userId }))

/**
 * Returns a function that reads profiles as `requireProfile` does, with a statement that is built once.
 * @throws UserNotFound, also for people whom the viewer does not see
 */
export function createProfileReading(db: Db): (viewer: UserId, userId: UserId) => Promise<SeenProfile> {
  const ask = createStatements(db)
  return async (viewer, userId) => {
    const [row] = await ask('profile', { viewer, userId }, (asked) =>
      profileOf(db, asked.userId)
        .where(isSeenBy(asked.viewer, sql.ref('profiles.userId')))
        .select(isAccountOpenTo(asked.viewer, sql.ref('profiles.userId')).as('isOpen'))
        .select((profile) =>
          profile
            .selectFrom('mutes')
            .select('mutes.id')
            .where('mutes.ownerId', '=', asked.viewer)
            .whereRef('mutes.personId', '=', 'profiles.userId')
            .as('muteId'),
        ),
    )
    return requireFound(row, 'UserNotFound', { userId })
  }
}

export const updateProfileRow = (tx: Db, userId: UserId, change: Updateable<Tables['profiles']>) =>
  tx.updateTable('profiles').set(change).where('userId', '=', userId).execute()

type Counter = 'clothesCount' | 'feedCount' | 'followerCount' | 'followingCount' | HiddenFollows
/**
 * Names of the columns that count a profile's followers and followings that are hidden because their accounts are
 * deleted.
 */
export type HiddenFollows = 'hiddenFollowers' | 'hiddenFollowings'
/** Changes a counter by `by` and returns its new value. */
const move = (column: Counter) => async (tx: Db, userId: UserId, by: number) => {
  const row = await tx
    .updateTable('profiles')
    .set((profile) => ({ [column]: profile(column, '+', by) }))
    .where('userId', '=', userId)
    .returning(column)
    .executeTakeFirst()
  return row?.[column] ?? 0
}

/**
 * `countClothes` and `countFeed` add `by` to a user's number of pieces or feeds; call them in the transaction that adds
 * or removes clothes or feeds.
 */
export const countClothes = move('clothesCount')
export const countFeed = move('feedCount')

const countFollower = move('followerCount')
const countFollowing = move('followingCount')

/**
 * Subtracts a follow from both users' counts; call it in the transaction that takes the follow back. The smaller id is
 * updated first, so that two users who follow each other concurrently do not deadlock.
 */
export async function uncountFollow(
  tx: Db,
  { followerId, followeeId }: { followerId: UserId; followeeId: UserId },
): Promise<void> {
  const steps = [() => countFollowing(tx, followerId, -1), () => countFollower(tx, followeeId, -1)]
  for (const step of followerId < followeeId ? steps : steps.toReversed()) await step()
}

/**
 * SQL of two steps of a statement that count a follow on both profiles, if `added` has a row with the ids of both users.
 * The profiles are locked in the order of ids, as by `uncountFollow`.
 */
export const countedFollow = (added: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  counted as materialized (
    select profiles.user_id, added.follower_id, added.followee_id from (${added}) as added
    inner join profiles on profiles.user_id in (added.follower_id, added.followee_id)
    order by profiles.user_id for no key update of profiles
  ), recounted as (
    update profiles set
      following_count = following_count + (counted.user_id = counted.follower_id)::integer,
      follower_count = follower_count + (counted.user_id = counted.followee_id)::integer
    from counted where profiles.user_id = counted.user_id
  )`

/** Counts new follows of one user by others; locks the profiles in the order of ids. */
export async function countApproved(tx: Db, followeeId: UserId, followers: readonly UserId[]): Promise<void> {
  if (followers.length === 0) return
  await lockProfiles(tx, [followeeId, ...followers])
  await sql`update profiles set
      following_count = following_count + (user_id <> ${followeeId}::uuid)::integer,
      follower_count = follower_count + case when user_id = ${followeeId}::uuid then ${followers.length}::integer else 0 end
    where user_id = any(${[followeeId, ...followers]}::uuid[])`.execute(tx)
}

const lockProfiles = (tx: Db, ids: readonly UserId[]) =>
  sql`select from profiles where user_id = any(${ids}::uuid[]) order by user_id for no key update`.execute(tx)

/**
 * Adds `by` to the count in `column` (followers or followings that are deleted accounts) on each of these profiles;
 * locks the profiles in the order of ids, so that concurrent calls do not deadlock.
 */
export async function countHidden(tx: Db, column: HiddenFollows, ids: readonly UserId[], by: 1 | -1): Promise<void> {
  await lockProfiles(tx, ids)
  await sql`update profiles set ${sql.ref(column)} = ${sql.ref(column)} + ${by}::integer
    where user_id = any(${ids}::uuid[])`.execute(tx)
}

/**
 * Subtracts relations with a deleted account from the counts of these profiles, and hidden ones from the counts of
 * hidden ones; locks the profiles in the order of ids. Call it in the transaction that deletes the relations.
 */
export async function uncountFollows(
  tx: Db,
  { counter, hidden }: { counter: 'followerCount' | 'followingCount'; hidden: HiddenFollows },
  relations: readonly { id: UserId; isHidden: boolean | null }[],
): Promise<void> {
  const ids = relations.map(({ id }) => id)
  const hiddenIds = relations.filter(({ isHidden }) => isHidden).map(({ id }) => id)
  await lockProfiles(tx, ids)
  await sql`update profiles set ${sql.ref(counter)} = ${sql.ref(counter)} - 1,
      ${sql.ref(hidden)} = ${sql.ref(hidden)} - (user_id = any(${hiddenIds}::uuid[]))::integer
    where user_id = any(${ids}::uuid[])`.execute(tx)
}

export const forgetProfile = (tx: Db, userId: UserId) =>
  tx.deleteFrom('profiles').where('userId', '=', userId).execute()
