import type { OAuthProvider, Role, SessionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { advisoryLock, type Db, keepPlan, type New } from '#platform/db/index.ts'

export const insertSession = (db: Db, session: New<'sessions'>) =>
  db.insertInto('sessions').values(session).returningAll().executeTakeFirstOrThrow()

/** Selects sessions that have not expired, with their accounts, without those that are locked or deleted. */
const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.expiresAt', '>', now)
    .where('users.lockedAt', 'is', null)
    .where('users.deletedAt', 'is', null)

export const findLiveSession = (db: Db, id: SessionId, now: Date) =>
  liveSessions(db, now)
    .selectAll('users')
    .select([
      'sessions.id as sessionId',
      'sessions.generation',
      'sessions.rotatedAt',
      'sessions.usedAt',
      'sessions.priorUsedAt',
      'sessions.createdAt as sessionCreatedAt',
      'sessions.mayOnlyChangePassword',
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst()

/** Selects what a viewer consists of, from a live session. */
export const viewerRow = (db: Db, { sessionId, now }: { sessionId: SessionId; now: Date }) =>
  liveSessions(db, now)
    .select(['users.id', 'users.role'])
    .select(['sessions.id as sessionId', 'sessions.generation', 'sessions.usedAt', 'sessions.mayOnlyChangePassword'])
    .select('sessions.expiresAt')
    .where('sessions.id', '=', sessionId)
export type ViewerRow = Awaited<ReturnType<ReturnType<typeof viewerRow>['execute']>>[number]

export async function liveRoles(db: Db, ids: readonly SessionId[], now: Date): Promise<Map<SessionId, Role>> {
  const rows = await liveSessions(db, now)
    .select(['sessions.id', 'users.role'])
    .where('sessions.id', '=', sql<SessionId>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/**
 * Position up to which changes of sessions have been read. Changes that have not been read have at least this
 * transaction id; sessions whose expiry has not been read expire after `at`.
 */
export interface ChangesPlace {
  /** Transaction id (xid8). */
  transaction: string
  at: Date
}

/**
 * Returns sessions that were deleted or expired, or whose account changed, since the position `since`; none if it is
 * null. Some sessions are returned twice: transactions do not commit in the order of their ids, so the changes of
 * transactions that were running at the last read are read once more.
 */
export async function changesSince(
  db: Db,
  since: ChangesPlace | null,
  now: Date,
): Promise<{ ids: SessionId[]; place: ChangesPlace }> {
  const { rows } = await sql<{ transaction: string; ids: SessionId[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, array(
      select session_id from session_changes where changed_in >= ${since?.transaction ?? null}::xid8
      union all
      select id from sessions where expires_at > ${since?.at ?? null}::timestamptz and expires_at <= ${now}::timestamptz
    ) as ids`.execute(db)
  const [{ transaction, ids } = { transaction: '0', ids: [] }] = rows
  return { ids, place: { transaction, at: now } }
}

/** Deletes changes of sessions that every instance has read by now. */
export const forgetChangesBefore = (db: Db, before: Date) =>
  db.deleteFrom('sessionChanges').where('changedAt', '<', before).execute()

/** Name of a user's advisory lock: writes take it shared; what ends the user's right to write takes it exclusively. */
const writes = 'writes'

/**
 * Keeps the session alive until `tx` ends: deleting it waits, and so does locking the account or changing its role or
 * password, which locks all its sessions first (`lockSessionsOf`). Refreshes and other writes do not wait.
 */
export const lockLiveSession = (tx: Db, id: SessionId, userId: UserId, now: Date) =>
  lockedSession(tx, id, userId, now).modifyFront(keepPlan).executeTakeFirst()

/**
 * Selects a live session after taking the shared advisory lock, which is granted in order of requests: with a row lock
 * alone, new writes would overtake a transaction that waits to end the session.
 */
export const lockedSession = (tx: Db, id: SessionId, userId: UserId, now: Date) =>
  tx
    .selectFrom(
      tx
        .selectNoFrom(sql`pg_advisory_xact_lock_shared(hashtext(${writes}), hashtext(${userId}))`.as('held'))
        .as('gate'),
    )
    .innerJoin('sessions', (join) => join.onTrue())
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.mayOnlyChangePassword')
    .where('sessions.id', '=', id)
    .where('users.id', '=', userId)
    .where('sessions.expiresAt', '>', now)
    .where('users.lockedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .forKeyShare(['sessions', 'users'])

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

/** Moves a session to the next generation of its refresh token; of two concurrent calls, one gets no row. */
export const rotateSession = (
  db: Db,
  { id, generation }: { id: SessionId; generation: number },
  now: Date,
  expiresAt: Date,
) =>
  db
    .updateTable('sessions')
    .set(({ fn, ref, val }) => ({
      generation: generation + 1,
      rotatedAt: now,
      expiresAt,
      usedAt: null,
      priorUsedAt: fn.coalesce(ref('usedAt'), val(now)),
    }))
    .where('id', '=', id)
    .where('generation', '=', generation)
    .returning('generation')
    .executeTakeFirst()

export const markUsed = (db: Db, id: SessionId, generation: number, now: Date) =>
  db
    .updateTable('sessions')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('usedAt', 'is', null)
    .execute()

/** Deletes a session; waits for writes that are under way in it, and blocks new ones. */
export const deleteSession = (db: Db, id: SessionId) => aloneWith(db, id).execute()

const aloneWith = (db: Db, id: SessionId) =>
  db
    .with('gate', (query) =>
      query
        .selectFrom('sessions as ending')
        .select(sql`pg_advisory_xact_lock(hashtext(${writes}), hashtext(ending.user_id::text))`.as('held'))
        .where('ending.id', '=', id),
    )
    .deleteFrom('sessions')
    .using('gate')
    .where('sessions.id', '=', id)

export async function deleteSessionOf(db: Db, id: SessionId, userId: UserId): Promise<boolean> {
  const query = aloneWith(db, id).where('sessions.userId', '=', userId)
  const gone = await query.returning(['sessions.id', 'sessions.userId']).execute()
  await recordEnded(db, gone)
  return gone.length > 0
}

const recordEnded = async (db: Db, sessions: New<'endedSessions'>[]) =>
  sessions.length > 0 &&
  db
    .insertInto('endedSessions')
    .values(sessions)
    .onConflict((each) => each.doNothing())
    .execute()

/** Returns why a session was ended on purpose; undefined if it expired or its token was copied. */
export async function findEnding(db: Db, id: SessionId): Promise<'ended' | 'locked' | undefined> {
  const ending = await db
    .selectFrom('endedSessions')
    .leftJoin('users', 'users.id', 'endedSessions.userId')
    .select('users.lockedAt')
    .where('endedSessions.id', '=', id)
    .executeTakeFirst()
  return ending && (ending.lockedAt ? 'locked' : 'ended')
}

/** Removes the user's id from the records of ended sessions, whose browsers can still learn that they were ended. */
export const forgetEndings = (tx: Db, userId: UserId) =>
  tx.updateTable('endedSessions').set({ userId: null }).where('userId', '=', userId).execute()

export const deleteEndedBefore = (db: Db, before: Date) =>
  db.deleteFrom('endedSessions').where('endedAt', '<', before).execute()

/** Locks a user's sessions: waits for writes in them, and blocks new ones until `tx` ends. */
export async function lockSessionsOf(tx: Db, userId: UserId) {
  await advisoryLock(tx, writes, userId)
  return tx.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('id').forUpdate().execute()
}

/** Deletes all sessions without recording them as ended on purpose, so that browsers keep unsaved input. */
export const deleteAllSessions = (tx: Db) => tx.deleteFrom('sessions').execute()

/** Deletes a user's sessions except one; `isPurpose` records them as ended on purpose, see `findEnding`. */
export async function deleteSessionsOf(
  tx: Db,
  userId: UserId,
  { except, isPurpose }: { except: SessionId | null; isPurpose: boolean },
): Promise<SessionId[]> {
  const gone = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'is distinct from', except)
    .returning(['id', 'userId'])
    .execute()
  if (isPurpose) await recordEnded(tx, gone)
  return gone.map(({ id }) => id)
}

export async function deleteSessionsOpenedBy(tx: Db, userId: UserId, openedBy: OAuthProvider): Promise<SessionId[]> {
  const query = tx.deleteFrom('sessions').where('userId', '=', userId).where('openedBy', '=', openedBy)
  const gone = await query.returning(['id', 'userId']).execute()
  await recordEnded(tx, gone)
  return gone.map(({ id }) => id)
}

export const setConfirmed = (tx: Db, id: SessionId, now: Date) =>
  tx.updateTable('sessions').set({ confirmedAt: now }).where('id', '=', id).execute()

export const confirmedAtOf = (db: Db, id: SessionId) =>
  db.selectFrom('sessions').select('confirmedAt').where('id', '=', id).executeTakeFirst()

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
