import { Email, emailKeyOf, type OAuthProvider } from '@otday/contract'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { mayBeEntered, openAccount, type UserDeps } from '../users/index.ts'
import { nameOf } from './account-name.ts'
import { confirmByClaims } from './confirm-by-claims.ts'
import { announceReturn, lockOpenAccount, type OpeningDeps } from './lock-open-account.ts'
import { findOwner, hasEmailOfAccount, lockOwner, insertIdentity } from './queries-social.ts'
import { beginSession } from './sign-in.ts'

export interface SocialSignInDeps extends OpeningDeps {
  db: Db
  people: UserDeps
}

export interface SocialIdentity {
  provider: OAuthProvider
  claims: OpenIdClaims
  device: string
}

export interface SocialSession {
  session: Row<'sessions'>
  isNew: boolean
  /** Whether the account was deleted, and this sign-in restored it. */
  isBack: boolean
}

/**
 * Signs in, or up, with an identity of a provider. Users are found by the provider's subject, so that a changed or
 * reassigned e-mail address opens no account. If a new identity's address already has an account, its owner must link
 * the identity themselves. While an account must reset its password, only identities with its own address open it.
 * @throws AccountDeleted, AccountLocked, PasswordResetRequired, SocialEmailMissing, SocialEmailUnverified,
 * SocialEmailTaken; SocialSignInFailed after a concurrent change
 */
export const signInSocially = (deps: SocialSignInDeps, identity: SocialIdentity): Promise<SocialSession> =>
  inTransaction(deps.db, async (tx) => {
    const { provider, claims, device } = identity
    const now = deps.clock.now()
    const known = await findOwner(tx, provider, claims.subject)
    const user = known ?? (await signUpSocially(deps.people, tx, identity))
    if (!mayBeEntered(user, now)) throw new AppError('AccountDeleted')
    if (user.lockedAt) throw new AppError('AccountLocked')
    if (user.mustResetPassword && !(await hasEmailOfAccount(tx, provider, claims.subject)))
      throw new AppError('PasswordResetRequired')
    // Nothing is locked while reading, since the order of locks is administration, accounts, identities.
    const opened = await lockOpenAccount(tx, user)
    if (opened) await confirmByClaims(tx, user, claims, now)
    if (opened === 'returned') await announceReturn(deps, tx, user.id)
    const owner = opened && (await lockOwner(tx, provider, claims.subject))
    if (!owner || owner.id !== user.id) throw new AppError('SocialSignInFailed')
    const session = await beginSession(tx, { userId: user.id, device, openedBy: provider, isLimited: false }, now)
    return { session, isNew: !known, isBack: user.deletedAt !== null }
  })

async function signUpSocially(
  people: UserDeps,
  tx: Db,
  { provider, claims }: Pick<SocialIdentity, 'provider' | 'claims'>,
): Promise<Row<'users'>> {
  const email = requireEmail(claims)
  const account = { email, name: nameOf(claims.name, email), passwordHash: null }
  const user = await openAccount(people, tx, account).catch(reservedAsTaken)
  if (!user) {
    // Another tab may have signed up with this identity meanwhile.
    return requireFound(await findOwner(tx, provider, claims.subject), 'SocialEmailTaken')
  }
  await insertIdentity(tx, {
    provider,
    subject: claims.subject,
    userId: user.id,
    emailKey: emailKeyOf(email),
    createdAt: user.createdAt,
  })
  return user
}

function reservedAsTaken(error: unknown): never {
  throw error instanceof AppError && error.code === 'EmailTaken' ? new AppError('SocialEmailTaken') : error
}

function requireEmail({ email, hasUnverifiedEmail }: OpenIdClaims): string {
  if (hasUnverifiedEmail) throw new AppError('SocialEmailUnverified')
  const read = Email.safeParse(email)
  if (!read.success) throw new AppError('SocialEmailMissing')
  return read.data
}
