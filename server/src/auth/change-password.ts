import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Queue } from '#platform/jobs/index.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { forgetEmailChange, setPasswordHash } from '../users/index.ts'
import { type EndingDeps, endSessions } from './end-sessions.ts'
import { passwordNoticeJob } from './mail-password-notice.ts'
import { lockFreshSession } from './fresh-session.ts'
import { deleteForeignIdentities } from './queries-social.ts'
import { voidTemporaryPassword } from './queries-temporary.ts'

export interface ChangingDeps {
  db: Db
  clock: Clock
  passwords: Passwords
  jobs: Queue<typeof passwordNoticeJob>
  viewers: EndingDeps
}

/**
 * Changes a password, and ends all other sessions, a temporary password and a pending e-mail change. If the session was
 * opened with a temporary password, it ends, too. Such a session proves that the user reads the account's mail, so
 * social accounts with other e-mail addresses are then unlinked, since strangers may have linked them.
 * @throws Forbidden when `userId` is not the viewer; SignInTooOld, SessionEnded
 * @returns whether the session continues
 */
export async function changePassword(
  { db, clock, passwords, jobs, viewers }: ChangingDeps,
  viewer: Viewer,
  userId: UserId,
  password: string,
): Promise<boolean> {
  if (userId !== viewer.id) throw new AppError('Forbidden')
  const passwordHash = await passwords.hash(password)
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const session = await lockFreshSession(tx, viewer, now)
    const goesOn = !session.mayOnlyChangePassword
    await forgetEmailChange(tx, userId)
    await setPasswordHash(tx, userId, passwordHash)
    await voidTemporaryPassword(tx, userId, now)
    if (!goesOn) await deleteForeignIdentities(tx, userId)
    await endSessions(viewers, tx, userId, { except: goesOn ? session.id : null })
    await jobs.enqueue(tx, passwordNoticeJob, { userId, at: now.toISOString() })
    return goesOn
  })
}
