import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Somebody who has the conversation with `partnerId` open. */
export interface Watch {
  userId: UserId
  partnerId: UserId
}

/** Makes known, or known for longer, that people look at conversations on this instance. */
export const keepWatches = (db: Db, instanceId: string, watches: readonly Watch[], expiresAt: Date) =>
  db
    .insertInto('conversationWatches')
    .columns(['userId', 'partnerId', 'instanceId', 'expiresAt'])
    .expression(
      db.selectNoFrom([
        sql<UserId>`unnest(${watches.map(({ userId }) => userId)}::uuid[])`.as('userId'),
        sql<UserId>`unnest(${watches.map(({ partnerId }) => partnerId)}::uuid[])`.as('partnerId'),
        sql<string>`${instanceId}::uuid`.as('instanceId'),
        sql<Date>`${expiresAt}::timestamptz`.as('expiresAt'),
      ]),
    )
    .onConflict((row) =>
      row
        .columns(['userId', 'partnerId', 'instanceId'])
        .doUpdateSet((to) => ({ expiresAt: to.ref('excluded.expiresAt') })),
    )
    .execute()

export async function deleteWatches(db: Db, instanceId: string, watches: readonly Watch[]): Promise<void> {
  await sql`
    delete from conversation_watches as watch using unnest(
      ${watches.map(({ userId }) => userId)}::uuid[],
      ${watches.map(({ partnerId }) => partnerId)}::uuid[]
    ) as ended (user_id, partner_id)
    where (watch.user_id, watch.partner_id, watch.instance_id)
      = (ended.user_id, ended.partner_id, ${instanceId}::uuid)`.execute(db)
}

export const deleteWatchesOf = (db: Db, instanceId: string) =>
  db.deleteFrom('conversationWatches').where('instanceId', '=', instanceId).execute()

export const forgetWatchesOf = (tx: Db, userId: UserId) =>
  tx
    .deleteFrom('conversationWatches')
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('partnerId', '=', userId)]))
    .execute()

export const deleteExpiredWatches = (db: Db, now: Date) =>
  db.deleteFrom('conversationWatches').where('expiresAt', '<=', now).execute()
