import type { Database } from '#platform/db/index.ts'
import type { JobLog } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import { administratorsOf } from '../users/index.ts'
import { NoSpace } from './disk-space.ts'
import { type FailedBackup, failedBackupMail } from './mails.ts'

/** ms in which the mail server must accept a mail. */
const mailTimeout = 30_000

export interface ReportingDeps {
  database: Pick<Database, 'db'>
  mailer: Mailer
  log: JobLog
}

/** Mails all administrators that a backup failed. @throws MailDelayed */
export async function mailAdministrators(
  { database, mailer }: Pick<ReportingDeps, 'database' | 'mailer'>,
  which: FailedBackup,
  error: unknown,
  at: Date,
): Promise<void> {
  for (const administrator of await administratorsOf(database.db))
    await mailer.deliver(failedBackupMail(administrator, which, at, error instanceof NoSpace), mailTimeout)
}

/** Reports a failed backup before a migration, which nothing tries again. Never rejects. */
export async function reportUnsavedMigration(deps: ReportingDeps, error: unknown, at: Date): Promise<void> {
  deps.log.error({ err: error }, 'the backup before a migration failed')
  try {
    await mailAdministrators(deps, 'before-migration', error, at)
  } catch (failure) {
    deps.log.error({ err: failure }, 'a mail to an administrator was not sent')
  }
}
