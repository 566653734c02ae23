import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New } from '#platform/db/index.ts'

/**
 * Stores a temporary password; a retry of the same request keeps the number of tries left. Returns false when there is
 * a newer request, or the password was used or has no tries left.
 */
export async function keepTemporaryPassword(db: Db, given: New<'temporaryPasswords'>): Promise<boolean> {
  const { passwordHash, triesLeft, requestedAt, expiresAt, createdAt } = given
  const kept = await db
    .insertInto('temporaryPasswords')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({
          passwordHash,
          requestedAt,
          expiresAt,
          createdAt,
          usedAt: null,
          triesLeft: sql`case when temporary_passwords.requested_at = excluded.requested_at
            then temporary_passwords.tries_left else ${triesLeft} end`,
        })
        .where(
          sql<boolean>`temporary_passwords.requested_at < excluded.requested_at
            or (temporary_passwords.requested_at = excluded.requested_at
              and temporary_passwords.used_at is null and temporary_passwords.tries_left > 0)`,
        ),
    )
    .returning('userId')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Counts a try before the password is checked, so that concurrent guesses cannot exceed the limit.
 * @returns the hash to compare with
 */
export const takeTry = (db: Db, userId: UserId, now: Date) =>
  db
    .updateTable('temporaryPasswords')
    .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
    .where('userId', '=', userId)
    .where('triesLeft', '>', 0)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('passwordHash')
    .executeTakeFirst()

/** Marks the password as used; of two concurrent calls, only one gets a row. */
export const useTemporaryPassword = (tx: Db, userId: UserId, passwordHash: string, now: Date) =>
  tx
    .updateTable('temporaryPasswords')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()

/** Voids the user's temporary password, and also a request for one whose password is not stored yet. */
export const voidTemporaryPassword = (tx: Db, userId: UserId, now: Date) =>
  tx
    .insertInto('temporaryPasswords')
    .values({ userId, passwordHash: '', triesLeft: 0, requestedAt: now, expiresAt: now, usedAt: now, createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ requestedAt: now, usedAt: now }))
    .execute()

export const forgetTemporaryPassword = (tx: Db, userId: UserId) =>
  tx.deleteFrom('temporaryPasswords').where('userId', '=', userId).execute()

export const deleteAllTemporaryPasswords = (tx: Db) => tx.deleteFrom('temporaryPasswords').execute()

export const deleteTemporaryPasswordsBefore = (db: Db, before: Date) =>
  db.deleteFrom('temporaryPasswords').where('expiresAt', '<', before).execute()
