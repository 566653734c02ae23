import type { Clock } from '#platform/clock.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import { type AccountEvent, accountMail } from './mails.ts'

/** `at` in ISO 8601. Whom it goes to is told here: the account may have another address by then, or be gone. */
export interface AccountNotice extends Pick<Row<'users'>, 'email' | 'name'> {
  event: AccountEvent
  at: string
}
const noticeJob = job<AccountNotice>('account-notice')

/** Milliseconds that one try may take. */
const timeout = 30_000

/** Has the owner told by mail, who may not be the one who did it, once the transaction commits. */
export const notifyOwner = (
  { jobs, clock }: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  tx: Db,
  event: AccountEvent,
  { email, name }: Pick<Row<'users'>, 'email' | 'name'>,
): Promise<void> => jobs.enqueue(tx, noticeJob, { event, email, name, at: clock.now().toISOString() })

export function defineNoticeJob(jobs: Jobs, mailer: Mailer): void {
  jobs.define(noticeJob, ({ event, at, ...reader }) =>
    mailer.deliver(accountMail(event, reader, new Date(at)), timeout),
  )
}
