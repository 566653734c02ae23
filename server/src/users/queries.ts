import {
  departedName,
  emailKeyOf,
  normalised,
  type OAuthProvider,
  type Role,
  type UserId,
  type UserSummary,
} from '@otday/contract'
import type { Urls } from '#platform/urls.ts'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { goneSince } from './departed.ts'

export const findByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('emailKey', '=', emailKeyOf(email)).executeTakeFirst()

/** @throws UserNotFound, also for accounts that were deleted. */
export async function requireUser(db: Db, id: UserId): Promise<void> {
  const user = await db
    .selectFrom('users')
    .modifyFront(keepPlan)
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw new AppError('UserNotFound', { userId: id })
}

/** The batched read with which other rooms dress their people; deleted accounts keep neither name nor picture. */
export async function userSummaries(
  db: Db,
  urls: Urls,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.deletedAt', 'profiles.imageId'])
    .where('users.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, deletedAt, imageId }) => [
      id,
      deletedAt
        ? { userId: id, name: departedName, profileImageUrl: null }
        : { userId: id, name, profileImageUrl: urls.image(imageId) },
    ]),
  )
}

/** The providers with which each of these people may sign in; nobody is in it who has linked none. */
export async function linkedProviders(db: Db, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, OAuthProvider[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('oauthIdentities')
    .select(['userId', 'provider'])
    .where('userId', '=', sql<UserId>`any(${ids}::uuid[])`)
    .orderBy('provider')
    .execute()
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byUser].map(([userId, links]) => [userId, links.map(({ provider }) => provider)]))
}

export const insertUser = (db: Db, user: New<'users'>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returningAll()
    .executeTakeFirst()

export const renameUser = (tx: Db, id: UserId, name: string) =>
  tx.updateTable('users').set({ name }).where('id', '=', id).execute()

/** An account that has not been deleted. */
export const findUser = (db: Db, id: UserId) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

/** An account that its owner may sign in to, which brings it back if it has been deleted. */
export const findEnterable = (db: Db, id: UserId, now: Date) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('deletedAt', 'is', null), eb('deletedAt', '>', goneSince(now))]))
    .executeTakeFirst()

/** Somebody's own account, for those who hold their session. */
export async function requireOwn(db: Db, id: UserId): Promise<Row<'users'>> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('SessionEnded')
  return user
}

/**
 * Whoever locks or deletes the account waits until `tx` ends.
 * @throws SessionEnded when that has happened already.
 */
export async function lockAccount(tx: Db, id: UserId): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .modifyFront(keepPlan)
    .select('id')
    .where('id', '=', id)
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!account) throw new AppError('SessionEnded')
}

/** The account as it was checked, still open and with the same password; until `tx` ends nobody changes it. */
export const lockUnchanged = (tx: Db, { id, passwordHash }: Pick<Row<'users'>, 'id' | 'passwordHash'>) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()

export const setPasswordHash = (tx: Db, id: UserId, passwordHash: string) =>
  tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()

export const setAccount = (tx: Db, id: UserId, change: { role: Role } | { lockedAt: Date | null }) =>
  tx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Gives an account another address; undefined when another account has it, a deleted one included. */
export async function setEmail(tx: Db, id: UserId, email: string): Promise<Row<'users'> | undefined> {
  const emailKey = emailKeyOf(email)
  return tx
    .updateTable('users')
    .set({ email: normalised(email), emailKey })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.emailKey', '=', emailKey)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Names the lock under which accounts are administered: any fixed number. */
const administrationLock = 7_206_412

/** Has whoever else changes roles or locks accounts wait until `tx` ends: how many administrators are left is exact. */
export const lockAdministration = (tx: Db) => sql`select pg_advisory_xact_lock(${administrationLock})`.execute(tx)

export const anyOpenAdmin = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()

export const anyWithRole = (db: Db, role: Role) =>
  db.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst()
