import { departedName, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'

/** Hides an account; undefined when it is hidden already. */
export const markDeleted = (tx: Db, id: UserId, now: Date): Promise<Row<'users'> | undefined> =>
  tx
    .updateTable('users')
    .set({ deletedAt: now })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Brings an account back as it was when its password was checked; undefined when it has changed since. */
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

/** Accounts that were deleted at `before` or earlier and are not empty yet, the longest gone first. */
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

/** Holds such an account until `tx` ends; undefined when it has come back or is gone. */
export const lockDeparted = (tx: Db, id: UserId, before: Date) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', '<=', before)
    .where('emptiedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Removes the row of an account that has nothing left, or empties it where the audit names it. */
export async function removeAccount(tx: Db, id: UserId, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom, or, ref }) =>
      not(
        exists(
          selectFrom('auditEntries')
            .select('auditEntries.id')
            .where(({ eb }) =>
              or([
                eb('auditEntries.actorId', '=', ref('users.id')),
                eb('auditEntries.subjectId', '=', ref('users.id')),
              ]),
            ),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (removed) return
  await tx
    .updateTable('users')
    .set({
      email: '',
      emailKey: sql<string>`'deleted:' || id`,
      name: departedName,
      passwordHash: null,
      role: 'USER',
      lockedAt: null,
      emptiedAt: now,
    })
    .where('id', '=', id)
    .execute()
}
