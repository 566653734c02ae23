import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockSessionsOf } from './queries.ts'

/** ms after sign-in during which the password is not asked for again. */
const recent = 15 * 60 * 1000

type SessionOwner = Pick<Viewer, 'id' | 'sessionId'>

/**
 * Locks all sessions of the viewer and returns the current one; until `tx` ends, nobody can end or write in them.
 * @throws SessionEnded
 */
export async function lockOwnSessions(
  tx: Db,
  { id: userId, sessionId }: SessionOwner,
  now: Date,
): Promise<Row<'sessions'>> {
  const session = (await lockSessionsOf(tx, userId)).find(({ id }) => id === sessionId)
  if (!session || session.expiresAt <= now) throw new AppError('SessionEnded')
  return session
}

/**
 * Locks the current session, which must have begun recently, for changing sign-in methods; sessions from a temporary
 * password always pass.
 * @throws SessionEnded; SignInTooOld when it began more than 15 minutes ago
 */
export async function lockFreshSession(tx: Db, viewer: SessionOwner, now: Date): Promise<Row<'sessions'>> {
  const session = await lockOwnSessions(tx, viewer, now)
  if (!session.mayOnlyChangePassword && now.getTime() - session.createdAt.getTime() > recent)
    throw new AppError('SignInTooOld')
  return session
}
