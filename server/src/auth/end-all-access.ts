import type { Db } from '#platform/db/index.ts'
import { endEmailLinks } from '../users/index.ts'
import { deleteAllSessions } from './queries.ts'
import { deleteAllAttempts } from './queries-social.ts'
import { deleteAllTemporaryPasswords } from './queries-temporary.ts'

/** Ends everything that opened an account when an archive was made: sessions, links and passwords in mails. */
export async function endAllAccess(tx: Db): Promise<void> {
  await deleteAllAttempts(tx)
  await deleteAllSessions(tx)
  await endEmailLinks(tx)
  await deleteAllTemporaryPasswords(tx)
}
