import { temporaryPasswordTimes, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { randomPassword } from '#platform/ids.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import type { Mailer } from '#platform/mail/index.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { findByEmail, findEnterable } from '../users/index.ts'
import { temporaryPasswordMail } from './mails.ts'
import { keepTemporaryPassword } from './queries-temporary.ts'

/**
 * Number of tries that a temporary password allows, so high that strangers cannot use them up before the owner signs
 * in. Guessing is hopeless all the same, because the password has 69 random bits and is valid for three minutes.
 */
const tries = 100
const { accepted, mailed } = temporaryPasswordTimes

/**
 * A request for a temporary password. `at` is in ISO 8601; `userId` is null for unknown addresses. Contains no secret.
 */
export interface Asked {
  userId: UserId | null
  at: string
}
export const temporaryPasswordJob = job<Asked>()('temporary-password')

export interface AskingDeps {
  db: Db
  clock: Clock
  jobs: Queue<typeof temporaryPasswordJob>
}

/**
 * Requests a temporary password, which takes equally long with or without an account.
 * @returns the account that has the address
 */
export async function askForTemporaryPassword({ db, clock, jobs }: AskingDeps, email: string): Promise<UserId | null> {
  const userId = (await findByEmail(db, email))?.id ?? null
  await jobs.enqueue(db, temporaryPasswordJob, { userId, at: clock.now().toISOString() })
  return userId
}

export interface MailingDeps {
  db: Db
  clock: Clock
  passwords: Passwords
  mailer: Mailer
}

/**
 * Mails a new temporary password. Its hash alone is stored, so a retry makes another password. Sends nothing when too
 * much time has passed since the request.
 */
export async function mailTemporaryPassword({ db, clock, passwords, mailer }: MailingDeps, { userId, at }: Asked) {
  const requestedAt = new Date(at)
  const left = () => requestedAt.getTime() + mailed * 1000 - clock.now().getTime()
  const user = userId !== null && left() > 0 ? await findEnterable(db, userId, clock.now()) : undefined
  if (!user || user.lockedAt) return
  const password = randomPassword()
  const isKept = await keepTemporaryPassword(db, {
    userId: user.id,
    passwordHash: await passwords.hash(password),
    triesLeft: tries,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + accepted * 1000),
    createdAt: clock.now(),
  })
  if (isKept && left() > 0) await mailer.deliver(temporaryPasswordMail(user, password), left())
}
