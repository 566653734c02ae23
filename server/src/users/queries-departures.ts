import { departedName, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/** Undefined when already hidden. */
export const markDeleted = (tx: Db, id: UserId, now: Date): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: now })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Undefined when the account has changed since its password was checked. */
export const unmarkDeleted = (
  tx: Db,
  { id, passwordHash, deletedAt }: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('passwordHash', 'is not distinct from', passwordHash)
    .where('lockedAt', 'is', null)
    .where('deletedAt', '=', deletedAt)
    .returningAll()
    .executeTakeFirst()

/** ms */
const noticeGap = 86_400_000

/** Whether the owner is to hear of it, once a day however often they leave and come back. */
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

export async function departedBefore(db: Db, before: Date, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', '<=', before)
    .where('emptiedAt', 'is', null)
    .orderBy('deletedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of these accounts those that there are. */
export async function unemptied(db: Db, ids: readonly UserId[]): Promise<UserId[]> {
  const query = db.selectFrom('users').select('id').where('emptiedAt', 'is', null)
  const rows = await query.where('id', '=', sql<UserId>`any (${ids}::uuid[])`).execute()
  return rows.map(({ id }) => id)
}

/** Undefined when restored or gone. */
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

/** Of these accounts those that were emptied and that the audit names no more. */
export const removeEmptied = (tx: Db, ids: readonly UserId[]) =>
  tx
    .deleteFrom('users')
    .where('id', '=', sql<UserId>`any (${ids}::uuid[])`)
    .where('emptiedAt', 'is not', null)
    .where(isUnaudited)
    .execute()

/** Empties the row instead where the audit refers to it. */
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
