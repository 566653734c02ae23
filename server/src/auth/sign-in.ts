import type { AuthState, OAuthProvider, SessionId, UserId } from '@otday/contract'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { lowestId, newId } from '#platform/ids.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { confirmEmail, mayBeEntered, userDtoOf } from '../users/index.ts'
import { announceReturn, lockOpenAccount, type OpeningDeps } from './lock-open-account.ts'
import { insertSession } from './queries.ts'
import { takeTry, useTemporaryPassword } from './queries-temporary.ts'
import { limitedSessionEnd, sessionEnd } from './refresh-session.ts'
import { signAccessToken } from './tokens.ts'

const deviceLength = 200

export interface SignInDeps extends OpeningDeps {
  db: Db
  keys: Keys
  passwords: Passwords
}

export interface Proof {
  user: Row<'users'>
  /** Hash of the temporary password; null if the real one was used. */
  temporary: string | null
}

/** Id to query for unknown users, so that their sign-in takes as long as that of known users. */
const nobody = lowestId<UserId>()

/**
 * Accepts the real or a mailed temporary password. Unknown addresses and wrong passwords have the same cost and
 * response. With `wait` (seconds), only a temporary password is accepted.
 * @throws InvalidCredentials, or TooManyRequests with `wait`; AccountLocked only with the right password
 */
export async function checkCredentials(
  { db, clock, passwords }: SignInDeps,
  found: Row<'users'> | undefined,
  password: string,
  wait: number | null,
): Promise<Proof> {
  const user = found && mayBeEntered(found, clock.now()) ? found : undefined
  const isReal = wait === null && (await passwords.matches(user?.passwordHash ?? null, password))
  const tried = isReal ? undefined : await takeTry(db, user?.id ?? nobody, clock.now())
  const isTemporary = !isReal && (await passwords.matches(tried?.passwordHash ?? null, password))
  if (!user || !(isReal || isTemporary)) {
    if (wait !== null) throw new AppError('TooManyRequests', { retryAfter: String(wait) }, wait)
    throw new AppError('InvalidCredentials')
  }
  if (user.lockedAt) throw new AppError('AccountLocked')
  return { user, temporary: tried?.passwordHash ?? null }
}

/**
 * Opens a session, which uses up a temporary password.
 * @throws InvalidCredentials if the account was locked or its password changed meanwhile
 */
export const openSession = (deps: SignInDeps, { user, temporary }: Proof, device: string) =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const opened = requireFound(await lockOpenAccount(tx, user), 'InvalidCredentials')
    if (temporary !== null) {
      if (!(await useTemporaryPassword(tx, user.id, temporary, now))) throw new AppError('InvalidCredentials')
      await confirmEmail(tx, user, now)
    }
    if (opened === 'returned') await announceReturn(deps, tx, user.id)
    return beginSession(tx, { userId: user.id, device, openedBy: null, isLimited: temporary !== null }, now)
  })

export interface NewSession {
  userId: UserId
  /** The `User-Agent` header of the browser. */
  device: string
  /** Provider by which the session was opened; null if it was opened by a password. */
  openedBy: OAuthProvider | null
  /** Whether the session may only change the password. */
  isLimited: boolean
}

export const beginSession = (tx: Db, { userId, device, openedBy, isLimited }: NewSession, now: Date) =>
  insertSession(tx, {
    id: newId<SessionId>(),
    userId,
    rotatedAt: now,
    createdAt: now,
    expiresAt: isLimited ? limitedSessionEnd(now) : sessionEnd(now),
    device: device.slice(0, deviceLength),
    openedBy,
    confirmedAt: openedBy && now,
    mayOnlyChangePassword: isLimited,
  })

interface IssuedFor {
  sessionId: SessionId
  generation: number
  mustChangePassword: boolean
}

export async function authStateOf(
  { db, keys, clock }: Pick<SignInDeps, 'db' | 'keys' | 'clock'>,
  user: Row<'users'>,
  { sessionId, generation, mustChangePassword }: IssuedFor,
): Promise<AuthState> {
  const claims = { userId: user.id, sessionId, generation }
  const accessToken = await signAccessToken(keys, claims, user.role, clock.now())
  const userDto = { ...(await userDtoOf(db, user)), mustChangePassword }
  return { userDto, accessToken, language: user.language ?? undefined }
}
