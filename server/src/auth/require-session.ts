import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { lockLiveSession } from './queries.ts'

/**
 * Makes sure, within a write's own transaction, that the session it is done in still counts. Whoever ends the session
 * or locks the account meanwhile waits for that transaction, and nothing is written after their answer.
 * @throws SessionEnded; PasswordChangeRequired in a session that may do nothing else.
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
