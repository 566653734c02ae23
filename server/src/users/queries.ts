import { domainToUnicode } from 'node:url'
import {
  type Audience,
  type AuthLanguage,
  departedName,
  emailKeyOf,
  emailOf,
  type ImageId,
  type OAuthProvider,
  type Role,
  type UserId,
  type UserSummary,
} from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { goneSince } from './departed.ts'

/**
 * Finds an account by address. Old accounts, from before domains were stored in ASCII, are found by their Unicode
 * domain, too.
 */
export async function findByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  const key = emailKeyOf(email)
  const at = key.lastIndexOf('@') + 1
  const keys = [key, key.slice(0, at) + domainToUnicode(key.slice(at))]
  const found = await db.selectFrom('users').selectAll().where('emailKey', 'in', keys).execute()
  return found.find(({ emailKey }) => emailKey === key) ?? found[0]
}

interface SummaryColumns {
  id: UserId
  name: string
  deletedAt: Date | null
  imageId: ImageId | null
}

/** Presents a user from columns of `users` and `profiles`; deleted accounts are anonymous. */
export const userSummary = (urls: Urls, { id, name, deletedAt, imageId }: SummaryColumns): UserSummary =>
  deletedAt
    ? { userId: id, name: departedName, profileImageUrl: null }
    : { userId: id, name, profileImageUrl: urls.publicImage(imageId) }

/** Loads name and picture of many users in one query; deleted accounts are anonymous. */
export async function userSummaries(
  db: Db,
  urls: Urls,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, UserSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .modifyFront(keepPlan)
    .select(['users.id', 'users.name', 'users.deletedAt', 'profiles.imageId'])
    .where('users.id', '=', sql<UserId>`any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, userSummary(urls, row)]))
}

/** Returns the providers of users; users without any are left out. */
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

/**
 * Returns who an account is for, and keeps that until `tx` ends; undefined for an account that is deleted. Call it before
 * storing what depends on it.
 */
export async function lockAudience(tx: Db, id: UserId): Promise<Audience | undefined> {
  const account = tx.selectFrom('users').select('audience').where('id', '=', id).where('deletedAt', 'is', null)
  return (await account.forShare().executeTakeFirst())?.audience
}

/** Keeps accounts from being deleted until `tx` ends, in the order of ids; returns those that are not deleted. */
export async function lockAccounts(tx: Db, ids: readonly UserId[]): Promise<UserId[]> {
  const accounts = tx.selectFrom('users').select('id').where('id', '=', sql<UserId>`any(${ids}::uuid[])`)
  const rows = await accounts.where('deletedAt', 'is', null).orderBy('id').forShare().execute()
  return rows.map(({ id }) => id)
}

/** Returns the audiences of an account, and keeps others from changing them until `tx` ends. */
export const lockOwnAudiences = (tx: Db, id: UserId) =>
  tx
    .selectFrom('users')
    .select(['audience', 'closetAudience'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setAudience = (tx: Db, id: UserId, change: Partial<Pick<Row<'users'>, 'audience' | 'closetAudience'>>) =>
  tx.updateTable('users').set(change).where('id', '=', id).execute()

export const keepLanguage = (tx: Db, id: UserId, language: AuthLanguage) =>
  tx.updateTable('users').set({ language }).where('id', '=', id).execute()

/** Finds an account that is not deleted. */
export const findUser = (db: Db, id: UserId) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

/** SQL condition for accounts that are not deleted, or were deleted within the grace period. */
export const mayReturn = (now: Date) => sql<boolean>`(users.deleted_at is null or users.deleted_at > ${goneSince(now)})`

export const findEnterable = (db: Db, id: UserId, now: Date) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where(mayReturn(now)).executeTakeFirst()

/** Returns the session's own account. @throws SessionEnded */
export const requireOwn = async (db: Db, id: UserId): Promise<Row<'users'>> =>
  requireFound(await findUser(db, id), 'SessionEnded')

/**
 * Prevents the account from being locked or deleted until `tx` ends.
 * @throws SessionEnded when that has happened already
 */
export async function lockOpenUser(tx: Db, id: UserId): Promise<void> {
  await openUser(tx, id)
    .modifyFront(keepPlan)
    .executeTakeFirstOrThrow(() => new AppError('SessionEnded'))
}

/** Selects and locks an account that may write without a session. */
export const openUser = (tx: Db, id: UserId) =>
  tx
    .selectFrom('users')
    .select(sql<boolean>`false`.as('mayOnlyChangePassword'))
    .where('id', '=', id)
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forShare()

/**
 * Locks a user's row, so that it stays unchanged until `tx` ends; undefined when the account was locked by an
 * administrator or deleted, or has a new password.
 */
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
  tx.updateTable('users').set({ passwordHash, mustResetPassword: false }).where('id', '=', id).execute()

/**
 * Makes a user choose a new password; `passwordHash` is the hash of a password that nobody knows. Accounts without a
 * password stay as they are.
 */
export const requireReset = (tx: Db, id: UserId, passwordHash: string) =>
  tx
    .updateTable('users')
    .set({ passwordHash, mustResetPassword: true })
    .where('id', '=', id)
    .where('passwordHash', 'is not', null)
    .execute()

export const setAccount = (tx: Db, id: UserId, change: { role: Role } | { lockedAt: Date | null }) =>
  tx.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Changes an account's address; undefined when another account has the address, even a deleted one. */
export async function setEmail(tx: Db, id: UserId, email: string): Promise<Row<'users'> | undefined> {
  const emailKey = emailKeyOf(email)
  return tx
    .updateTable('users')
    .set({ email: emailOf(email), emailKey })
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

/** Number of the advisory lock; any fixed number will do. */
const administrationLock = 7_206_412

/** Serializes role changes and account locks until `tx` ends: the number of administrators stays exact. */
export const lockAdministration = (tx: Db) =>
  sql`select pg_advisory_xact_lock(${administrationLock}) /* administration */`.execute(tx)

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
