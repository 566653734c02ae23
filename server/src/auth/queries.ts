import type { Role, SessionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'

export const insertSession = (db: Db, session: New<'sessions'>) =>
  db.insertInto('sessions').values(session).returningAll().executeTakeFirstOrThrow()

/** A session that counts at `now`, with its person: not expired, nor the account locked or deleted. */
export const findLiveSession = (db: Db, id: SessionId, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .selectAll('users')
    .select([
      'sessions.id as sessionId',
      'sessions.generation',
      'sessions.rotatedAt',
      'sessions.createdAt as sessionCreatedAt',
      'sessions.mayOnlyChangePassword',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.expiresAt', '>', now)
    .where('users.lockedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()

/** Of some sessions those that count at `now`, with the role of their person. */
export async function liveRoles(db: Db, ids: readonly SessionId[], now: Date): Promise<Map<SessionId, Role>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'users.role'])
    .where('sessions.id', '=', sql<SessionId>`any(${ids}::uuid[])`)
    .where('sessions.expiresAt', '>', now)
    .where('users.lockedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/**
 * The same, and until `tx` ends the session stays: whoever ends it deletes its row, and before they lock the account,
 * change its role or its password they take the rows of all its sessions (`holdSessionsOf`). They wait, a refresh does
 * not, nor do two writes of one person for each other.
 */
export const lockLiveSession = (tx: Db, id: SessionId, userId: UserId, now: Date) =>
  lockedSession(tx, id, userId, now).modifyFront(keepPlan).executeTakeFirst()

/** That question as a part of a larger statement. */
export const lockedSession = (tx: Db, id: SessionId, userId: UserId, now: Date) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.mayOnlyChangePassword')
    .where('sessions.id', '=', id)
    .where('users.id', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .where('users.lockedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .forKeyShare(['sessions', 'users'])

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

/** Moves a session from `generation` to the next, once: of two racing calls one gets no row. */
export const rotateSession = (db: Db, id: SessionId, generation: number, now: Date, expiresAt: Date) =>
  db
    .updateTable('sessions')
    .set({ generation: generation + 1, rotatedAt: now, expiresAt })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .returning('generation')
    .executeTakeFirst()

export const deleteSession = (db: Db, id: SessionId) => db.deleteFrom('sessions').where('id', '=', id).execute()

/** Whether there was such a session of that person. */
export async function deleteSessionOf(db: Db, id: SessionId, userId: UserId): Promise<boolean> {
  const query = db.deleteFrom('sessions').where('id', '=', id).where('userId', '=', userId).returning('id')
  return (await query.executeTakeFirst()) !== undefined
}

/** Waits for whoever writes in these sessions; until `tx` ends nobody else does. */
export const lockSessionsOf = (tx: Db, userId: UserId) =>
  tx.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('id').forUpdate().execute()

/** The ids of those that were there. */
export async function deleteSessionsOf(tx: Db, userId: UserId, except: SessionId | null): Promise<SessionId[]> {
  const gone = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'is distinct from', except)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** The last used first. */
export const liveSessionsOf = (db: Db, userId: UserId, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'rotatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('rotatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
