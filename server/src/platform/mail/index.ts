import type { Mailing } from '../config/index.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer, MailLog } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

export { composeMail, escaped } from './compose-mail.ts'
export { type Mail, MailDelayed, type Mailer } from './mailer.ts'

export const createMailer = ({ smtpUrl, from, folder }: Mailing, log: MailLog): Mailer =>
  smtpUrl === null ? createFileMailer({ from, folder }) : createSmtpMailer({ url: smtpUrl, from, log })
