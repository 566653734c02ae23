import type { AuditEntry, AuditEntryId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Paging } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'

/** Records an audit entry; call it in the transaction of the audited change. */
export const recordAudit = (tx: Db, entry: Omit<New<'auditEntries'>, 'id'>) =>
  tx
    .insertInto('auditEntries')
    .values({ id: newId<AuditEntryId>(), ...entry })
    .execute()

export async function hasAuditBefore(db: Db, time: Date): Promise<boolean> {
  const old = db.selectFrom('auditEntries').select('id').where('createdAt', '<', time).orderBy('createdAt').limit(1)
  return (await old.executeTakeFirst()) !== undefined
}

/**
 * Deletes the audit entries before a time. The transaction must have recorded `audit.pruned` first, or the database
 * refuses to delete.
 * @returns the accounts that these entries named
 */
export async function deleteAuditBefore(tx: Db, time: Date): Promise<UserId[]> {
  const gone = await tx
    .deleteFrom('auditEntries')
    .where('createdAt', '<', time)
    .returning(['actorId', 'subjectId'])
    .execute()
  return [...new Set(gone.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []].flat()))]
}

const person = (name: 'actor' | 'subject') =>
  sql<AuditEntry['actor']>`case when ${sql.ref(`${name}.id`)} is null then null else json_build_object(
    'userId', ${sql.ref(`${name}.id`)}, 'email', ${sql.ref(`${name}.email`)}, 'name', ${sql.ref(`${name}.name`)}) end`

export const auditPage = (db: Db, paging: Paging, page: PageQuery) =>
  paging.pageOf(
    db
      .selectFrom('auditEntries')
      .leftJoin('users as actor', 'actor.id', 'auditEntries.actorId')
      .leftJoin('users as subject', 'subject.id', 'auditEntries.subjectId')
      .select(['auditEntries.id', 'auditEntries.action', 'auditEntries.detail', 'auditEntries.createdAt'])
      .select([person('actor').as('actor'), person('subject').as('subject')]),
    {
      page,
      order: {
        by: 'createdAt',
        direction: 'DESCENDING',
        column: 'auditEntries.createdAt',
        id: 'auditEntries.id',
        valueOf: ({ createdAt }) => createdAt,
      },
      filters: {},
      total: async () => {
        const { total } = await db
          .selectFrom('auditEntries')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return total
      },
    },
  )
