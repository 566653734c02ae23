import { undoMinutes, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Of one kind and person, beyond whose latest the deleted ones go for good before their time. */
const mostDeleted = 200
const undoMs = undoMinutes * 60_000

type Undoable = 'wear_entries' | 'looks' | 'trips'

/** Deletes for good what can be undone no longer and is not among the latest; the rest waits for its sweep. */
export const pruneDeleted = (tx: Db, table: Undoable, userId: UserId, now: Date) =>
  sql`
    delete from ${sql.table(table)} where user_id = ${userId} and deleted_at < ${new Date(now.getTime() - undoMs)}
      and id in (select id from ${sql.table(table)} where user_id = ${userId} and deleted_at is not null
        order by deleted_at desc offset ${mostDeleted})`.execute(tx)

/** The same for everybody: who deletes many and then nothing more leaves no more than others do. */
export async function pruneAllDeleted(db: Db, table: Undoable, now: Date): Promise<void> {
  const { rows } = await sql<{ userId: UserId }>`
    select user_id from ${sql.table(table)} where deleted_at is not null
    group by user_id having count(*) > ${mostDeleted}`.execute(db)
  for (const { userId } of rows) await pruneDeleted(db, table, userId, now)
}
