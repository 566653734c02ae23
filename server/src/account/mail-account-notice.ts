import type { Clock } from '#platform/clock.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { job, type Queue, work } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import { type AccountEvent, accountMail } from './mails.ts'

/**
 * Data of a mail about a change of an account; `at` is in ISO 8601. It contains the e-mail address, since the account
 * may change that, or be removed, before delivery.
 */
export interface AccountNotice extends Pick<Row<'users'>, 'email' | 'name'> {
  event: AccountEvent
  at: string
}
export const noticeJob = job<AccountNotice>()('account-notice')

/** ms in which the mail server must accept the mail. */
const timeout = 30_000

/** Mails the owner after the commit, as somebody else may have made the change. */
export const notifyOwner = (
  { jobs, clock }: { jobs: Queue<typeof noticeJob>; clock: Clock },
  tx: Db,
  event: AccountEvent,
  { email, name }: Pick<Row<'users'>, 'email' | 'name'>,
): Promise<void> => jobs.enqueue(tx, noticeJob, { event, email, name, at: clock.now().toISOString() })

export const noticeJobs = ({ mailer }: { mailer: Mailer }) => [
  work(noticeJob, ({ event, at, ...reader }) => mailer.deliver(accountMail(event, reader, new Date(at)), timeout)),
]
