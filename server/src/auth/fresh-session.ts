import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { holdSessionsOf } from './queries.ts'

/** Milliseconds for which a sign-in stands for the password, which is not asked for again. */
const recent = 15 * 60 * 1000

/**
 * The viewer's session, which must be recent where the ways into an account change; one from a temporary password always
 * is. Until `tx` ends, whoever else changes them from another session of the same person waits.
 * @throws SessionEnded, SignInTooOld
 */
export async function holdFreshSession(
  tx: Db,
  { id: userId, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
  now: Date,
): Promise<Row<'sessions'>> {
  const session = (await holdSessionsOf(tx, userId)).find(({ id }) => id === sessionId)
  if (!session || session.expiresAt <= now) throw new AppError('SessionEnded')
  if (!session.mayOnlyChangePassword && now.getTime() - session.createdAt.getTime() > recent)
    throw new AppError('SignInTooOld')
  return session
}
