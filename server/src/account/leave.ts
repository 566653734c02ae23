import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Queue } from '#platform/jobs/index.ts'
import {
  type AccountRestored,
  type EndingDeps,
  endSessions,
  lockFreshSession,
  voidTemporaryPassword,
} from '../auth/index.ts'
import { takeBackNewsJob } from '../notifications/index.ts'
import {
  anyOpenAdmin,
  claimNotice,
  forgetEmailChange,
  lockAdministration,
  markDeleted,
  requireOwn,
} from '../users/index.ts'
import { notifyOwner, type noticeJob } from './mail-account-notice.ts'
import type { emailLinkJob, emailUndoJob } from './mail-email-links.ts'
import { noteJob } from './note-departures.ts'
import { settleJob } from './settle-account.ts'

export interface ChangingDeps {
  db: Db
  clock: Clock
  jobs: Queue<
    | typeof emailLinkJob
    | typeof emailUndoJob
    | typeof noteJob
    | typeof noticeJob
    | typeof settleJob
    | typeof takeBackNewsJob
  >
  viewers: EndingDeps
}

/**
 * Hides the account and its content at once; a job subtracts its likes, comments and follows from the counts. Signing
 * in within the grace period restores it; `forgetDeparted` removes it afterwards.
 * @throws SignInTooOld, SessionEnded; LastAdmin when no other administrator is left
 */
export async function leave(deps: ChangingDeps, viewer: Viewer): Promise<void> {
  const { db, clock, jobs, viewers } = deps
  const { id: userId } = viewer
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    // Lock order everywhere: administration, sessions, account.
    await lockAdministration(tx)
    await lockFreshSession(tx, viewer, now)
    await forgetEmailChange(tx, userId)
    const left = requireFound(await markDeleted(tx, userId, now), 'SessionEnded')
    if (left.role === 'ADMIN' && !(await anyOpenAdmin(tx))) throw new AppError('LastAdmin', { userId })
    await endSessions(viewers, tx, userId)
    await voidTemporaryPassword(tx, userId, now)
    await jobs.enqueue(tx, settleJob, { userId })
    await jobs.enqueue(tx, takeBackNewsJob, { userId })
    await jobs.enqueue(tx, noteJob, { userId, what: 'left', at: now.toISOString() })
    if (await claimNotice(tx, userId, 'leftNoticedAt', now)) await notifyOwner(deps, tx, 'account.deleted', left)
  })
}

/**
 * Handles the return of a deleted account: jobs restore the counts of likes, comments and follows, log the return, and
 * mail the owner. Deleted notifications stay deleted.
 */
export const onAccountRestored =
  (deps: Pick<ChangingDeps, 'jobs' | 'clock'>): Publish<AccountRestored> =>
  async (tx: Db, { userId, at }) => {
    await deps.jobs.enqueue(tx, settleJob, { userId })
    await deps.jobs.enqueue(tx, noteJob, { userId, what: 'returned', at: at.toISOString() })
    if (await claimNotice(tx, userId, 'returnedNoticedAt', at))
      await notifyOwner(deps, tx, 'account.restored', await requireOwn(tx, userId))
  }
