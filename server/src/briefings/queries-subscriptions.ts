import { mostPushSubscriptions, type NewPushSubscription, type SessionId, type UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'

export interface StoredSubscription {
  id: string
  userId: UserId
  endpoint: string
  p256dh: string
  auth: string
}

interface Registering {
  userId: UserId
  sessionId: SessionId
  at: Date
}

/** Stores a subscription, taking its endpoint from the user who had it; deletes the user's oldest beyond the limit. */
export async function upsertSubscription(
  tx: Db,
  { userId, sessionId, at }: Registering,
  { endpoint, keys }: NewPushSubscription,
): Promise<void> {
  const row = { userId, sessionId, ...keys, createdAt: at }
  await tx
    .insertInto('pushSubscriptions')
    .values({ id: newId(), endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  await tx
    .deleteFrom('pushSubscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(mostPushSubscriptions),
    )
    .execute()
}

/** Replaces the subscription that has the old endpoint and secret; does nothing if there is none. */
export async function replaceSubscription(
  tx: Db,
  old: { endpoint: string; auth: string },
  { endpoint, keys }: NewPushSubscription,
): Promise<void> {
  const known = await tx
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return
  await tx.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).where('id', '<>', known.id).execute()
  await tx
    .updateTable('pushSubscriptions')
    .set({ endpoint, ...keys })
    .where('id', '=', known.id)
    .execute()
}

export const deleteOwnSubscription = (tx: Db, userId: UserId, endpoint: string) =>
  tx.deleteFrom('pushSubscriptions').where('userId', '=', userId).where('endpoint', '=', endpoint).execute()

/** Deletes a subscription that the push service calls gone, unless the browser has registered again meanwhile. */
export const deleteGone = (db: Db, { id, endpoint, p256dh }: StoredSubscription) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('id', '=', id)
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .execute()

/** Selects the subscriptions of sessions that have not expired. */
const living = (db: Db, now: Date) =>
  db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .where('sessions.expiresAt', '>', now)
    .select(['pushSubscriptions.id', 'pushSubscriptions.userId', 'endpoint', 'p256dh', 'auth'])

export const subscriptionsOf = (db: Db, userIds: readonly UserId[], now: Date): Promise<StoredSubscription[]> =>
  living(db, now).where('pushSubscriptions.userId', '=', sql<UserId>`any(${userIds}::uuid[])`).execute()

export const findSubscription = (db: Db, id: string, now: Date): Promise<StoredSubscription | undefined> =>
  living(db, now).where('pushSubscriptions.id', '=', id).executeTakeFirst()
