import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'

/** Somebody's view of a conversation: `userId` has the conversation with `partnerId` open. */
export interface Viewing {
  userId: UserId
  partnerId: UserId
}

/**
 * Inserts or renews viewings and returns their number. Viewings of partners who no longer exist are skipped, so that
 * they do not make others fail.
 */
export async function saveViewings(
  db: Db,
  instanceId: string,
  presence: readonly Viewing[],
  expiresAt: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into conversation_watches (user_id, partner_id, instance_id, expires_at)
    select looking.user_id, looking.partner_id, ${instanceId}::uuid, ${expiresAt}::timestamptz
    from unnest(
      ${presence.map(({ userId }) => userId)}::uuid[],
      ${presence.map(({ partnerId }) => partnerId)}::uuid[]
    ) as looking (user_id, partner_id)
    where exists (select from users where users.id = looking.partner_id)
    order by looking.user_id, looking.partner_id
    on conflict (user_id, partner_id, instance_id) do update set expires_at = excluded.expires_at
    returning 1`.execute(db)
  return rows.length
}

/**
 * Requires that a partner exists. Users who have deleted their account count as existing, as their conversations stay.
 * @throws UserNotFound
 */
export async function requirePartner(db: Db, partnerId: UserId): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow(() => new AppError('UserNotFound', { userId: partnerId }))
}

export async function deleteViewings(db: Db, instanceId: string, presence: readonly Viewing[]): Promise<void> {
  await sql`
    delete from conversation_watches as watch using unnest(
      ${presence.map(({ userId }) => userId)}::uuid[],
      ${presence.map(({ partnerId }) => partnerId)}::uuid[]
    ) as ended (user_id, partner_id)
    where (watch.user_id, watch.partner_id, watch.instance_id)
      = (ended.user_id, ended.partner_id, ${instanceId}::uuid)`.execute(db)
}

export const deleteViewingsOf = (db: Db, instanceId: string) =>
  db.deleteFrom('conversationWatches').where('instanceId', '=', instanceId).execute()

export const deleteViewingsOfUser = (tx: Db, userId: UserId) =>
  tx
    .deleteFrom('conversationWatches')
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('partnerId', '=', userId)]))
    .execute()

export const deleteExpiredViewings = (db: Db, now: Date) =>
  db.deleteFrom('conversationWatches').where('expiresAt', '<=', now).execute()
