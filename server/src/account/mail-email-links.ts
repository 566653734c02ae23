import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, work } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import { findEmailChange, findEnterable, findFormerEmail } from '../users/index.ts'
import { emailLinkOf, type LinkDeps } from './email-links.ts'
import { emailChangedMail, emailLinkMail } from './mails.ts'

/**
 * Id of the row that a mail is about (a pending e-mail change, or a former address); no mail is sent if it no longer
 * applies.
 */
interface Named {
  id: string
}
export const emailLinkJob = job<Named>()('email-link')
export const emailUndoJob = job<Named>()('email-undo-link')

/** ms in which the mail server must accept the mail. */
const timeout = 30_000
/** Seconds between checks for waiting jobs; few, since users wait for the mail. */
const soon = 5

export interface LinkMailingDeps extends LinkDeps {
  db: Db
  clock: Clock
  mailer: Mailer
}

export const emailLinkJobs = (deps: LinkMailingDeps) => [
  work(emailLinkJob, (named) => mailLink(deps, named), { pollInterval: soon }),
  work(emailUndoJob, (named) => mailUndo(deps, named)),
]

async function mailLink(deps: LinkMailingDeps, { id }: Named): Promise<void> {
  const { db, clock, mailer } = deps
  const now = clock.now()
  const change = await findEmailChange(db, id)
  if (!change || change.usedAt || change.expiresAt <= now) return
  const user = await findEnterable(db, change.userId, now)
  if (user)
    await mailer.deliver(
      emailLinkMail({ email: change.email, name: user.name }, emailLinkOf(deps, 'confirm', id)),
      timeout,
    )
}

async function mailUndo(deps: LinkMailingDeps, { id }: Named): Promise<void> {
  const { db, clock, mailer } = deps
  const former = await findFormerEmail(db, id)
  if (!former || former.undoneAt) return
  const user = await findEnterable(db, former.userId, clock.now())
  if (!user) return
  const link = emailLinkOf(deps, 'undo', id)
  await mailer.deliver(emailChangedMail({ email: former.email, name: user.name }, former.changedAt, link), timeout)
}
