import type { OAuthProvider, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New } from '#platform/db/index.ts'

const ownerOf = (db: Db, provider: OAuthProvider, subject: string) =>
  db
    .selectFrom('oauthIdentities')
    .innerJoin('users', 'users.id', 'oauthIdentities.userId')
    .where('oauthIdentities.provider', '=', provider)
    .where('oauthIdentities.subject', '=', subject)

/** Finds the account that an identity is linked to, even a deleted one. */
export const findOwner = (db: Db, provider: OAuthProvider, subject: string) =>
  ownerOf(db, provider, subject).selectAll('users').executeTakeFirst()

/** Returns whether a linked identity has the account's e-mail address; only such links survive a password reset. */
export async function hasEmailOfAccount(db: Db, provider: OAuthProvider, subject: string): Promise<boolean> {
  const query = ownerOf(db, provider, subject).whereRef('oauthIdentities.emailKey', '=', 'users.emailKey')
  return (await query.select('users.id').executeTakeFirst()) !== undefined
}

/** Locks the owner of an identity: until `tx` ends, nobody unlinks it or locks the account. */
export const lockOwner = (tx: Db, provider: OAuthProvider, subject: string) =>
  ownerOf(tx, provider, subject).select('users.id').forShare(['oauthIdentities', 'users']).executeTakeFirst()

/**
 * Links an identity to a user; returns false when it is linked already, or the user has another one of this provider.
 */
export async function insertIdentity(tx: Db, identity: New<'oauthIdentities'>): Promise<boolean> {
  const query = tx
    .insertInto('oauthIdentities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
  return (await query.returning('userId').executeTakeFirst()) !== undefined
}

export const identitiesOf = (db: Db, userId: UserId) =>
  db.selectFrom('oauthIdentities').select(['provider', 'createdAt']).where('userId', '=', userId).execute()

export const deleteIdentity = (tx: Db, userId: UserId, provider: OAuthProvider) =>
  tx.deleteFrom('oauthIdentities').where('userId', '=', userId).where('provider', '=', provider).execute()

/** Deletes the identities of a user; a later sign-in with one counts as new. */
export const forgetIdentities = (tx: Db, userId: UserId) =>
  tx.deleteFrom('oauthIdentities').where('userId', '=', userId).execute()

export const deleteForeignIdentities = (tx: Db, userId: UserId) =>
  tx
    .deleteFrom('oauthIdentities')
    .where('userId', '=', userId)
    .where(
      'emailKey',
      'is distinct from',
      sql<string>`(select users.email_key from users where users.id = oauth_identities.user_id)`,
    )
    .execute()

export const insertAttempt = (tx: Db, attempt: New<'oauthAttempts'>) =>
  tx.insertInto('oauthAttempts').values(attempt).execute()

export interface AttemptKey {
  state: string
  provider: OAuthProvider
  browserHash: string
}

/** Removes an attempt and returns it; of two concurrent calls, only one gets the row. */
export const removeAttempt = (db: Db, { state, provider, browserHash }: AttemptKey, now: Date) =>
  db
    .deleteFrom('oauthAttempts')
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()

export const deleteAllAttempts = (tx: Db) => tx.deleteFrom('oauthAttempts').execute()

export const deleteExpiredAttempts = (db: Db, now: Date) =>
  db.deleteFrom('oauthAttempts').where('expiresAt', '<=', now).execute()
