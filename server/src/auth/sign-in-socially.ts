import { Email, emailKeyOf, type OAuthProvider } from '@otday/contract'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { mayBeEntered, openAccount, type UserDeps } from '../users/index.ts'
import { nameOf } from './account-name.ts'
import { lockOpenAccount, type OpeningDeps } from './lock-open-account.ts'
import { findOwner, lockOwner, insertIdentity } from './queries-social.ts'
import { beginSession } from './sign-in.ts'

export interface SocialSignInDeps extends OpeningDeps {
  db: Db
  people: UserDeps
}

/** Who a provider says somebody is, and with what they came. */
export interface SocialIdentity {
  provider: OAuthProvider
  claims: OpenIdClaims
  device: string
}

/**
 * Opens a session for whom the provider names: by its own name for them, so that an address which changed, or now
 * belongs to somebody else, opens nothing. Who is new gets an account, unless the address has one: that it is the same
 * person is for them to say, in their own session. A deleted account is back with it, within the days of grace.
 * @throws AccountDeleted, AccountLocked, SocialEmailMissing, SocialEmailUnverified, SocialEmailTaken;
 * SocialSignInFailed when the account or the link was changed at the same moment.
 */
export const signInSocially = (deps: SocialSignInDeps, identity: SocialIdentity): Promise<Row<'sessions'>> =>
  inTransaction(deps.db, async (tx) => {
    const { provider, claims, device } = identity
    const now = deps.clock.now()
    const user = (await findOwner(tx, provider, claims.subject)) ?? (await signUpSocially(deps.people, tx, identity))
    if (!mayBeEntered(user, now)) throw new AppError('AccountDeleted')
    if (user.lockedAt) throw new AppError('AccountLocked')
    // Looked at first and held only then: who administers is locked before accounts, and accounts before their links.
    const isOpen = await lockOpenAccount(deps, tx, user)
    const owner = isOpen && (await lockOwner(tx, provider, claims.subject))
    if (!owner || owner.id !== user.id) throw new AppError('SocialSignInFailed')
    return beginSession(tx, { userId: user.id, device, isLimited: false }, now)
  })

async function signUpSocially(
  people: UserDeps,
  tx: Db,
  { provider, claims }: Pick<SocialIdentity, 'provider' | 'claims'>,
): Promise<Row<'users'>> {
  const email = requireEmail(claims)
  const user = await openAccount(people, tx, { email, name: nameOf(claims.name, email), passwordHash: null })
  if (!user) {
    // Another tab of the same person may have been faster.
    const meanwhile = await findOwner(tx, provider, claims.subject)
    if (!meanwhile) throw new AppError('SocialEmailTaken')
    return meanwhile
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

function requireEmail({ email, hasUnverifiedEmail }: OpenIdClaims): string {
  if (hasUnverifiedEmail) throw new AppError('SocialEmailUnverified')
  const read = Email.safeParse(email)
  if (!read.success) throw new AppError('SocialEmailMissing')
  return read.data
}
