import { departedName, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/**
 * Marks an account as deleted; undefined when it is already. Its reactions and follows are still to be hidden
 * (`settleAccount`).
 */
export const markDeleted = (tx: Db, id: UserId, now: Date): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: now, isSettling: true })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/**
 * Restores a deleted account; undefined when it has changed since its password was checked. Its reactions and follows
 * remain hidden until `settleAccount` shows them.
 */
export const unmarkDeleted = (
  tx: Db,
  { id, passwordHash, deletedAt }: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: null, isSettling: true })
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .where('lockedAt', 'is', null)
    .where('deletedAt', '=', deletedAt)
    .returningAll()
    .executeTakeFirst()

/** Locks an account against deletion and restoration until `tx` ends. Undefined when it was removed for good. */
export const lockDeletedAt = (tx: Db, id: UserId) =>
  tx
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', id)
    .where('emptiedAt', 'is', null)
    .forShare()
    .executeTakeFirst()

/**
 * Marks an account as settled: its reactions and follows are hidden or shown like the account itself. Does nothing if
 * the account was deleted or restored since it was read.
 */
export const endSettling = (tx: Db, id: UserId, { deletedAt }: Pick<Row<'users'>, 'deletedAt'>) =>
  tx
    .updateTable('users')
    .set({ isSettling: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not distinct from', deletedAt)
    .execute()

/**
 * Returns accounts, ordered by id, whose reactions and follows are not yet all hidden or shown like the account itself.
 */
export async function unsettled(db: Db): Promise<UserId[]> {
  const rows = await db.selectFrom('users').select('id').where('isSettling', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Least milliseconds between two notices of the same kind (account deleted, account restored) to its owner. */
const noticeGap = 86_400_000

/** Returns whether to notify the owner, at most once a day however often the account is deleted and restored. */
export async function claimNotice(
  tx: Db,
  id: UserId,
  column: 'leftNoticedAt' | 'returnedNoticedAt',
  now: Date,
): Promise<boolean> {
  const due = new Date(now.getTime() - noticeGap)
  const claimed = await tx
    .updateTable('users')
    .set({ [column]: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<=', due)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Returns accounts that were deleted at `before` or earlier and are still to be removed. Those whose reactions and
 * follows are not all hidden yet are left out, because the counts of reactions would stay wrong.
 */
export async function departedBefore(db: Db, before: Date, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', '<=', before)
    .where('emptiedAt', 'is', null)
    .where('isSettling', 'is', null)
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns those of these accounts that were not removed for good. */
export async function unemptied(db: Db, ids: readonly UserId[]): Promise<UserId[]> {
  const query = db.selectFrom('users').select('id').where('emptiedAt', 'is', null)
  const rows = await query.where('id', '=', sql<UserId>`any (${ids}::uuid[])`).execute()
  return rows.map(({ id }) => id)
}

/** Locks a deleted account for its removal; undefined when it was restored or removed already. */
export const lockDeparted = (tx: Db, id: UserId, before: Date) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', '<=', before)
    .where('emptiedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const isUnaudited = sql<boolean>`not exists (
  select from audit_entries where actor_id = users.id or subject_id = users.id)`

/**
 * Deletes the rows of those of these accounts whose data was erased before (emptied) and that no audit entry names
 * anymore.
 */
export const removeEmptied = (tx: Db, ids: readonly UserId[]) =>
  tx
    .deleteFrom('users')
    .where('id', '=', sql<UserId>`any (${ids}::uuid[])`)
    .where('emptiedAt', 'is not', null)
    .where(isUnaudited)
    .execute()

/** Deletes the account; if the audit refers to it, its row is emptied instead. */
export async function removeAccount(tx: Db, id: UserId, now: Date): Promise<void> {
  const account = tx.deleteFrom('users').where('id', '=', id).where(isUnaudited)
  if (await account.returning('id').executeTakeFirst()) return
  await tx
    .updateTable('users')
    .set({
      email: '',
      emailKey: sql<string>`'deleted:' || id`,
      name: departedName,
      passwordHash: null,
      role: 'USER',
      language: null,
      lockedAt: null,
      emptiedAt: now,
      leftNoticedAt: null,
      returnedNoticedAt: null,
    })
    .where('id', '=', id)
    .execute()
}
