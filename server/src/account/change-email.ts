import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { type EndingDeps, endSessions, lockFreshSession, voidTemporaryPassword } from '../auth/index.ts'
import { requireOwn, setEmail } from '../users/index.ts'
import { notifyOwner } from './mail-account-notice.ts'

export interface ChangingDeps {
  db: Db
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  viewers: EndingDeps
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const uniqueViolation = '23505'

/**
 * Ends the other sessions and a temporary password mailed to the old address, which is notified.
 * @throws SignInTooOld, SessionEnded, EmailTaken
 */
export async function changeEmail(deps: ChangingDeps, viewer: Viewer, email: string): Promise<void> {
  const { db, clock, viewers } = deps
  const { id: userId } = viewer
  const change = async (tx: Db) => {
    const now = clock.now()
    const session = await lockFreshSession(tx, viewer, now)
    const before = await requireOwn(tx, userId)
    const changed = await setEmail(tx, userId, email)
    if (!changed) throw new AppError('EmailTaken')
    if (changed.emailKey === before.emailKey) return
    await voidTemporaryPassword(tx, userId, now)
    await endSessions(viewers, tx, userId, session.id)
    await notifyOwner(deps, tx, 'email.changed', before)
  }
  await inTransaction(db, change).catch((error: unknown) => {
    // Taken concurrently.
    throw sqlState(error) === uniqueViolation ? new AppError('EmailTaken') : error
  })
}
