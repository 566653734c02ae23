import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockLiveSession } from './queries.ts'

/**
 * Locks the session for a write: a sign-out waits for `tx`, so nothing is written after its response.
 * @throws SessionEnded; PasswordChangeRequired in a session that may only change the password
 */
export async function requireSession(
  tx: Db,
  { id, sessionId }: Pick<Viewer, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  const session = await lockLiveSession(tx, sessionId, id, now)
  if (!session) throw new AppError('SessionEnded')
  if (session.mayOnlyChangePassword) throw new AppError('PasswordChangeRequired')
}
