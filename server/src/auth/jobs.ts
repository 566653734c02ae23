import { job, type Jobs } from '#platform/jobs/index.ts'
import { deleteOldEmails } from '../users/index.ts'
import { mailMethodNotice, methodNoticeJob } from './mail-method-notice.ts'
import { mailPasswordNotice, passwordNoticeJob } from './mail-password-notice.ts'
import { type MailingDeps, mailTemporaryPassword, temporaryPasswordJob } from './mail-temporary-password.ts'
import { deleteEndedBefore, deleteExpiredSessions } from './queries.ts'
import { deleteExpiredAttempts } from './queries-social.ts'
import { deleteTemporaryPasswordsBefore } from './queries-temporary.ts'
import { sessionLife } from './refresh-session.ts'

const sweepJob = job<Record<string, never>>('sessions-sweep')
/** ms after expiry: no job mails older ones again. */
const remembered = 24 * 60 * 60 * 1000
/** Seconds: users wait for it. */
const soon = 5

export function defineSessionJobs(jobs: Jobs, deps: MailingDeps): void {
  const { db, clock } = deps
  jobs.define(temporaryPasswordJob, (asked) => mailTemporaryPassword(deps, asked), { pollInterval: soon })
  jobs.define(passwordNoticeJob, (changed) => mailPasswordNotice(deps, changed))
  jobs.define(methodNoticeJob, (changed) => mailMethodNotice(deps, changed))
  jobs.define(sweepJob, async () => {
    const now = clock.now()
    await deleteExpiredSessions(db, now)
    await deleteExpiredAttempts(db, now)
    await deleteEndedBefore(db, new Date(now.getTime() - sessionLife * 1000))
    await deleteTemporaryPasswordsBefore(db, new Date(now.getTime() - remembered))
    await deleteOldEmails(db, new Date(now.getTime() - remembered))
  })
  jobs.schedule(sweepJob, '10 4 * * *')
}
