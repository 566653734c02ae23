import { departedName, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/** Undefined when already hidden. Reactions and follows are still to be hidden (`settleAccount`). */
export const markDeleted = (tx: Db, id: UserId, now: Date): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: now, isSettling: true })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Undefined when the account has changed since its password was checked. Reactions and follows are still hidden. */
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

/** Nobody leaves or returns until `tx` ends. Undefined when removed. */
export const lockDeletedAt = (tx: Db, id: UserId) =>
  tx
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', id)
    .where('emptiedAt', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Changes nothing when the account left or returned since it was read. */
export const endSettling = (tx: Db, id: UserId, { deletedAt }: Pick<Row<'users'>, 'deletedAt'>) =>
  tx
    .updateTable('users')
    .set({ isSettling: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not distinct from', deletedAt)
    .execute()

/** Accounts of which not all rows are as hidden as they are; by id. */
export async function unsettled(db: Db): Promise<UserId[]> {
  const rows = await db.selectFrom('users').select('id').where('isSettling', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** ms */
const noticeGap = 86_400_000

/** Returns whether to notify the owner, at most once a day however often they leave and come back. */
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

/** Those that are still settling stay: what counters count of them would be lost. */
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

/** Returns those of these accounts that are still there. */
export async function unemptied(db: Db, ids: readonly UserId[]): Promise<UserId[]> {
  const query = db.selectFrom('users').select('id').where('emptiedAt', 'is', null)
  const rows = await query.where('id', '=', sql<UserId>`any (${ids}::uuid[])`).execute()
  return rows.map(({ id }) => id)
}

/** Undefined when the account has been restored or is gone. */
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

/** Removes those of these accounts that were emptied and that the audit names no more. */
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
