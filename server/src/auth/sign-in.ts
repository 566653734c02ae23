import type { AuthState, SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db, Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Keys } from '#platform/keys.ts'
import type { Passwords } from '#platform/passwords.ts'
import { findByEmail, userDtoOf } from '../users/index.ts'
import { insertSession } from './queries.ts'
import { sessionEnd } from './refresh-session.ts'
import { signAccessToken } from './tokens.ts'

const deviceLength = 200

export interface SignInDeps {
  db: Db
  clock: Clock
  keys: Keys
  passwords: Passwords
}
export interface Credentials {
  username: string
  password: string
}

/**
 * The account whose password this is. Unknown address and wrong password cost the same and answer the same.
 * @throws InvalidCredentials; AccountLocked only to someone who knows the password.
 */
export async function checkCredentials({ db, passwords }: SignInDeps, { username, password }: Credentials) {
  const user = await findByEmail(db, username)
  const known = user?.deletedAt === null ? user.passwordHash : null
  if (!(await passwords.matches(known, password)) || !user) throw new AppError('InvalidCredentials')
  if (user.lockedAt) throw new AppError('AccountLocked')
  return user
}

/** Opens a session of its own for each sign-in. */
export function openSession({ db, clock }: SignInDeps, user: Row<'users'>, device: string) {
  const now = clock.now()
  return insertSession(db, {
    id: newId<SessionId>(),
    userId: user.id,
    rotatedAt: now,
    createdAt: now,
    expiresAt: sessionEnd(now),
    device: device.slice(0, deviceLength),
  })
}

export async function authStateOf(
  { keys, clock }: Pick<SignInDeps, 'keys' | 'clock'>,
  user: Row<'users'>,
  sessionId: SessionId,
  mustChangePassword: boolean,
): Promise<AuthState> {
  const accessToken = await signAccessToken(keys, { userId: user.id, sessionId }, user.role, clock.now())
  return { userDto: userDtoOf(user, mustChangePassword), accessToken }
}
