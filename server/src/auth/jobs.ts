import { job, scheduled, work } from '#platform/jobs/index.ts'
import { deleteOldEmails } from '../users/index.ts'
import { mailMethodNotice, methodNoticeJob } from './mail-method-notice.ts'
import { mailPasswordNotice, passwordNoticeJob } from './mail-password-notice.ts'
import { type MailingDeps, mailTemporaryPassword, temporaryPasswordJob } from './mail-temporary-password.ts'
import { deleteEndedBefore, deleteExpiredSessions, forgetChangesBefore } from './queries.ts'
import { deleteExpiredAttempts } from './queries-social.ts'
import { deleteTemporaryPasswordsBefore } from './queries-temporary.ts'
import { sessionLife } from './refresh-session.ts'

const sweepJob = job()('sessions-sweep')
/**
 * ms after which session changes, expired temporary passwords and expired e-mail changes are deleted; no job needs
 * older ones.
 */
const remembered = 24 * 60 * 60 * 1000
/** Seconds between checks for waiting jobs; few, since users wait for the mail. */
const soon = 5

export const sessionJobs = (deps: MailingDeps) => [
  work(temporaryPasswordJob, (asked) => mailTemporaryPassword(deps, asked), { pollInterval: soon }),
  work(passwordNoticeJob, (changed) => mailPasswordNotice(deps, changed)),
  work(methodNoticeJob, (changed) => mailMethodNotice(deps, changed)),
  scheduled(sweepJob, '10 4 * * *', () => sweepSessions(deps)),
]

async function sweepSessions({ db, clock }: MailingDeps): Promise<void> {
  const now = clock.now()
  await deleteExpiredSessions(db, now)
  await deleteExpiredAttempts(db, now)
  await forgetChangesBefore(db, new Date(now.getTime() - remembered))
  await deleteEndedBefore(db, new Date(now.getTime() - sessionLife * 1000))
  await deleteTemporaryPasswordsBefore(db, new Date(now.getTime() - remembered))
  await deleteOldEmails(db, new Date(now.getTime() - remembered))
}
