import type { Db } from '#platform/db/index.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { requirePermission } from '#platform/writer.ts'
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
  requirePermission(await lockLiveSession(tx, sessionId, id, now))
}
