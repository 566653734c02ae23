import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockSessionsOf } from './queries.ts'

/** Milliseconds for which a sign-in stands for the password, which is not asked for again. */
const recent = 15 * 60 * 1000

type SessionOwner = Pick<Viewer, 'id' | 'sessionId'>

/**
 * The viewer's session, held together with all others of the same person: whoever ends any of them, or writes in it,
 * waits until `tx` ends.
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
 * The same where the ways into an account change, for which the session must be recent; one from a temporary password
 * always is. Whoever else changes them from another session of the same person waits.
 * @throws SessionEnded, SignInTooOld
 */
export async function lockFreshSession(tx: Db, viewer: SessionOwner, now: Date): Promise<Row<'sessions'>> {
  const session = await lockOwnSessions(tx, viewer, now)
  if (!session.mayOnlyChangePassword && now.getTime() - session.createdAt.getTime() > recent)
    throw new AppError('SignInTooOld')
  return session
}
