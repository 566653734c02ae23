import { undoMinutes, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Of one kind and person, beyond whose latest the deleted ones go for good before their time. */
const mostDeleted = 200
const undoMs = undoMinutes * 60_000

/** Deletes for good what can be undone no longer and is not among the latest; the rest waits for its sweep. */
export const pruneDeleted = (tx: Db, table: 'wear_entries' | 'looks' | 'trips', userId: UserId, now: Date) =>
  sql`
    delete from ${sql.table(table)} where user_id = ${userId} and deleted_at < ${new Date(now.getTime() - undoMs)}
      and id in (select id from ${sql.table(table)} where user_id = ${userId} and deleted_at is not null
        order by deleted_at desc offset ${mostDeleted})`.execute(tx)
