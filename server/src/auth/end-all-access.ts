import type { Db } from '#platform/db/index.ts'
import { endEmailLinks } from '../users/index.ts'
import { deleteAllSessions } from './queries.ts'
import { deleteAllAttempts } from './queries-social.ts'
import { deleteAllTemporaryPasswords } from './queries-temporary.ts'

/**
 * Deletes all sessions, mailed links and temporary passwords, so that none from a restored archive opens an account.
 */
export async function endAllAccess(tx: Db): Promise<void> {
  await deleteAllAttempts(tx)
  await deleteAllSessions(tx)
  await endEmailLinks(tx)
  await deleteAllTemporaryPasswords(tx)
}
