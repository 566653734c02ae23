import type { OAuthProvider, UserId } from '@otday/contract'
import { job } from '#platform/jobs/index.ts'
import { findUser } from '../users/index.ts'
import { methodNoticeMail } from './mails.ts'
import type { MailingDeps } from './mail-temporary-password.ts'

/** Data of a mail about a linked or unlinked sign-in method; `at` is in ISO 8601. */
export interface MethodChanged {
  userId: UserId
  provider: OAuthProvider
  isLinked: boolean
  at: string
}
export const methodNoticeJob = job<MethodChanged>()('sign-in-method-notice')

/** ms in which the mail server must accept the mail. */
const timeout = 30_000

export async function mailMethodNotice(
  { db, mailer }: Pick<MailingDeps, 'db' | 'mailer'>,
  { userId, provider, isLinked, at }: MethodChanged,
): Promise<void> {
  const user = await findUser(db, userId)
  if (user) await mailer.deliver(methodNoticeMail(user, { provider, isLinked, at: new Date(at) }), timeout)
}
