import path from 'node:path'
import { email, type Environment, read, url } from './read.ts'

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
  const usual = `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'otday.kr'}`
  const settings = {
    smtpUrl: ['SMTP_URL', url('smtp:', 'smtps:').nullable().default(null)],
    from: ['MAIL_FROM', email.default(usual)],
  } as const
  if (production && !env['SMTP_URL'])
    faults.push('SMTP_URL is missing: forgotten passwords are replaced by mail (smtps://name:password@host).')
  return { ...read(settings, env, faults), folder: path.join(dataDir, 'mail') }
}
