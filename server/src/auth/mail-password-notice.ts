import type { UserId } from '@otday/contract'
import { job } from '#platform/jobs/index.ts'
import { findUser } from '../users/index.ts'
import { passwordNoticeMail } from './mails.ts'
import type { MailingDeps } from './mail-temporary-password.ts'

/** Data of a mail about a changed password; `at` is in ISO 8601. */
export interface Changed {
  userId: UserId
  at: string
}
export const passwordNoticeJob = job<Changed>()('password-notice')

/** ms in which the mail server must accept the mail. */
const timeout = 30_000

export async function mailPasswordNotice(
  { db, mailer }: Pick<MailingDeps, 'db' | 'mailer'>,
  { userId, at }: Changed,
): Promise<void> {
  const user = await findUser(db, userId)
  if (user) await mailer.deliver(passwordNoticeMail(user, new Date(at)), timeout)
}
