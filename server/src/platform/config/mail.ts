import path from 'node:path'
import { emailPattern } from '@otday/contract'
import { type Environment, urlOf } from './read.ts'

export interface Mailing {
  /** `smtp:` or `smtps:` with credentials; null: mails become files in `folder`. */
  smtpUrl: string | null
  from: string
  folder: string
}

/** Production requires SMTP: nobody would find password mails in files. */
export function mailingOf(
  env: Environment,
  { production, publicUrl, dataDir }: { production: boolean; publicUrl: string | null; dataDir: string },
  faults: string[],
): Mailing {
  const smtpUrl = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], faults)
  if (production && !env['SMTP_URL'])
    faults.push('SMTP_URL is missing: forgotten passwords are replaced by mail (smtps://name:password@host).')
  const given = env['MAIL_FROM']
  if (given && !emailPattern.test(given)) faults.push('MAIL_FROM must be an e-mail address.')
  const from = given || `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'otday.kr'}`
  return { smtpUrl, from, folder: path.join(dataDir, 'mail') }
}
