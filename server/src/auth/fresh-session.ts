import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockSessionsOf } from './queries.ts'

/** ms after sign-in for which the password is not requested again. */
const recent = 15 * 60 * 1000

type SessionOwner = Pick<Viewer, 'id' | 'sessionId'>

/**
 * Locks all sessions of the viewer: ending or writing in any of them waits until `tx` ends.
 * @returns the current session
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
 * For changes of sign-in methods, which need a recent session; one from a temporary password always is.
 * @throws SessionEnded, SignInTooOld
 */
export async function lockFreshSession(tx: Db, viewer: SessionOwner, now: Date): Promise<Row<'sessions'>> {
  const session = await lockOwnSessions(tx, viewer, now)
  if (!session.mayOnlyChangePassword && now.getTime() - session.createdAt.getTime() > recent)
    throw new AppError('SignInTooOld')
  return session
}
