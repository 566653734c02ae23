import type { SessionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Row } from '#platform/db/index.ts'

/** Stores a change of address; it replaces an earlier one. */
export const putEmailChange = (tx: Db, change: New<'emailChanges'>) =>
  tx
    .insertInto('emailChanges')
    .values({ usedAt: null, ...change })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        email: ref('excluded.email'),
        emailKey: ref('excluded.emailKey'),
        sessionId: ref('excluded.sessionId'),
        requestedAt: ref('excluded.requestedAt'),
        expiresAt: ref('excluded.expiresAt'),
        usedAt: ref('excluded.usedAt'),
      })),
    )
    .execute()

export const pendingEmailOf = (db: Db, userId: UserId, now: Date) =>
  db
    .selectFrom('emailChanges')
    .selectAll()
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export const findEmailChange = (db: Db, id: string) =>
  db.selectFrom('emailChanges').selectAll().where('id', '=', id).executeTakeFirst()

/** Marks an e-mail change as used and returns it; of two concurrent calls, one gets a row. */
export const useEmailChange = (tx: Db, id: string, now: Date): Promise<Row<'emailChanges'> | undefined> =>
  tx
    .updateTable('emailChanges')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()

export const forgetEmailChange = (tx: Db, userId: UserId) =>
  tx.deleteFrom('emailChanges').where('userId', '=', userId).execute()

export const forgetEmailChangeOfSession = (tx: Db, userId: UserId, sessionId: SessionId) =>
  tx.deleteFrom('emailChanges').where('userId', '=', userId).where('sessionId', '=', sessionId).execute()

export const insertFormerEmail = (tx: Db, former: New<'formerEmails'>) =>
  tx.insertInto('formerEmails').values(former).execute()

export const findFormerEmail = (db: Db, id: string) =>
  db.selectFrom('formerEmails').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Marks a former address as undone and returns it; of two concurrent calls, one gets a row, as with `useEmailChange`.
 */
export const undoFormerEmail = (tx: Db, id: string, now: Date): Promise<Row<'formerEmails'> | undefined> =>
  tx
    .updateTable('formerEmails')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('reservedUntil', '>', now)
    .returningAll()
    .executeTakeFirst()

export const deleteFormerEmailsSince = (tx: Db, { userId, changedAt }: Row<'formerEmails'>) =>
  tx.deleteFrom('formerEmails').where('userId', '=', userId).where('changedAt', '>', changedAt).execute()

/** Returns whether an address is reserved for another user, who had it before. */
export async function isReserved(db: Db, emailKey: string, userId: UserId, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('formerEmails')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('userId', '!=', userId)
    .where('undoneAt', 'is', null)
    .where('reservedUntil', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Invalidates all links in mails, which contain the ids of these rows. Reserved addresses stay reserved. */
export async function endEmailLinks(tx: Db): Promise<void> {
  await tx.deleteFrom('emailChanges').execute()
  await tx.updateTable('formerEmails').set({ id: sql`gen_random_uuid()` }).execute()
}

/**
 * Records that the owner reads the mail of this address: a link or a password in one was used, or a provider vouches
 * for it.
 */
export const confirmEmail = (tx: Db, { id, emailKey }: Pick<Row<'users'>, 'id' | 'emailKey'>, now: Date) =>
  tx
    .insertInto('confirmedEmails')
    .values({ userId: id, emailKey, confirmedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ emailKey, confirmedAt: now })
        .where('confirmedEmails.emailKey', '<>', emailKey),
    )
    .execute()

export async function deleteOldEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('emailChanges').where('expiresAt', '<', before).execute()
  await db.deleteFrom('formerEmails').where('reservedUntil', '<', before).execute()
}

export async function forgetEmailsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('formerEmails').where('userId', '=', userId).execute()
  await forgetEmailChange(tx, userId)
}

export const forgetConfirmedEmail = (tx: Db, userId: UserId) =>
  tx.deleteFrom('confirmedEmails').where('userId', '=', userId).execute()
