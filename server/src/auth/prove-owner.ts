import { confirmationLife } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { type RateLimiters, requireWithinRate } from '#platform/rate-limits/index.ts'
import { requireOwn } from '../users/index.ts'
import { lockOwnSessions } from './fresh-session.ts'
import { confirmedAtOf } from './queries.ts'

export interface ProvingDeps {
  db: Db
  clock: Clock
  passwords: Passwords
  rateLimiters: Pick<RateLimiters, 'signInAccount'>
}

/** Result of `proveOwner`: the password hash that was checked; null for accounts without a password. */
export interface OwnerProof {
  passwordHash: string | null
}

/**
 * Checks the viewer's password or, for accounts without one, that a provider has confirmed the session. These guesses
 * have a rate limit of their own.
 * @throws WrongPassword, TooManyRequests, ConfirmationRequired
 */
export async function proveOwner(
  { db, clock, passwords, rateLimiters }: ProvingDeps,
  viewer: Viewer,
  password: string | undefined,
): Promise<OwnerProof> {
  const { passwordHash } = await requireOwn(db, viewer.id)
  if (passwordHash === null) {
    const session = await confirmedAtOf(db, viewer.sessionId)
    if (!session || !isConfirmed(session, clock.now())) throw new AppError('ConfirmationRequired')
    return { passwordHash }
  }
  await requireWithinRate(rateLimiters.signInAccount, `person ${viewer.id}`)
  if (!(await passwords.matches(passwordHash, password ?? ''))) throw new AppError('WrongPassword')
  return { passwordHash }
}

/**
 * Locks like `lockOwnSessions`, and checks that the proof still holds.
 * @throws SessionEnded; WrongPassword, ConfirmationRequired when the proof no longer holds
 */
export async function lockProvenSession(
  tx: Db,
  viewer: Viewer,
  proof: OwnerProof,
  now: Date,
): Promise<Row<'sessions'>> {
  const session = await lockOwnSessions(tx, viewer, now)
  const { passwordHash } = await requireOwn(tx, viewer.id)
  if (passwordHash !== proof.passwordHash) throw new AppError('WrongPassword')
  if (passwordHash === null && !isConfirmed(session, now)) throw new AppError('ConfirmationRequired')
  return session
}

type Confirmable = Pick<Row<'sessions'>, 'confirmedAt'>

export const confirmedUntil = ({ confirmedAt }: Confirmable): Date | null =>
  confirmedAt && new Date(confirmedAt.getTime() + confirmationLife * 1000)

const isConfirmed = (session: Confirmable, now: Date) => (confirmedUntil(session) ?? now) > now
