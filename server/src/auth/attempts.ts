import { createHash } from 'node:crypto'
import { type OAuthProvider, type SessionId, socialPaths } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Exchange, Viewer } from '#platform/http/mount.ts'
import { randomToken } from '#platform/ids.ts'
import { newChecks } from '#platform/openid/index.ts'
import { lockOwnSessions } from './fresh-session.ts'
import { lockProvenSession, type OwnerProof } from './prove-owner.ts'
import { type Providers, requireProvider } from './providers.ts'
import { identitiesOf, insertAttempt, removeAttempt } from './queries-social.ts'

export interface AttemptDeps {
  db: Db
  clock: Clock
  providers: Providers
  basePath: string
}

/** Seconds for which a sign-in attempt at a provider is valid. */
const life = 10 * 60
/** Number of random bytes in the cookie by which an attempt's browser is recognized. */
const secretLength = 32

export type Aim =
  | { purpose: 'sign-in' }
  | { purpose: 'link'; viewer: Viewer; proof: OwnerProof }
  | { purpose: 'confirm'; viewer: Viewer }

/**
 * Stores an attempt and sets its cookie; returns the provider's URL to send the browser to.
 * @throws ProviderNotConfigured, ProviderUnavailable, SessionEnded, WrongPassword; IdentityNotFound when the aim is to
 * confirm by a provider that is not linked
 */
export async function beginAttempt(
  { db, clock, providers, basePath }: AttemptDeps,
  exchange: Exchange,
  provider: OAuthProvider,
  aim: Aim,
): Promise<URL> {
  const checks = newChecks()
  const url = await requireProvider(providers, provider).authorizationUrl(
    checks,
    aim.purpose === 'confirm' ? 'fresh' : 'known',
  )
  const secret = randomToken(secretLength)
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const sessionId = await sessionOf(tx, provider, aim, now)
    const expiresAt = new Date(now.getTime() + life * 1000)
    const browser = { browserHash: hashOf(secret), sessionId, purpose: aim.purpose }
    await insertAttempt(tx, { ...checks, ...browser, provider, expiresAt, createdAt: now })
  })
  exchange.setCookie(cookieOf(checks.state), secret, { path: pathOf(basePath, provider), maxAge: life, httpOnly: true })
  return url
}

async function sessionOf(tx: Db, provider: OAuthProvider, aim: Aim, now: Date): Promise<SessionId | null> {
  if (aim.purpose === 'sign-in') return null
  if (aim.purpose === 'link') return (await lockProvenSession(tx, aim.viewer, aim.proof, now)).id
  const session = await lockOwnSessions(tx, aim.viewer, now)
  const linked = await identitiesOf(tx, aim.viewer.id)
  if (!linked.some((identity) => identity.provider === provider)) throw new AppError('IdentityNotFound', { provider })
  return session.id
}

/**
 * Removes the attempt of a callback and returns it; it is valid once, for the browser and provider that it was begun
 * with.
 * @throws SocialSignInFailed when there is none
 */
export async function takeAttempt(
  { db, clock, basePath }: AttemptDeps,
  exchange: Exchange,
  { provider, parameters }: { provider: OAuthProvider; parameters: URLSearchParams },
): Promise<Row<'oauthAttempts'>> {
  const state = parameters.get('state') ?? ''
  const secret = requireFound(isState(state) ? exchange.cookies[cookieOf(state)] : undefined, 'SocialSignInFailed')
  exchange.setCookie(cookieOf(state), '', { path: pathOf(basePath, provider), maxAge: 0, httpOnly: true })
  return requireFound(
    await removeAttempt(db, { state, provider, browserHash: hashOf(secret) }, clock.now()),
    'SocialSignInFailed',
  )
}

/** Checks the form of a state, since untrusted text must not name a cookie. */
const isState = (text: string) => /^[\w-]{43}$/.test(text)
/** Returns the name of an attempt's cookie; two tabs may have attempts at once. */
const cookieOf = (state: string) => `OAUTH_${state.slice(0, 16)}`
const pathOf = (basePath: string, provider: OAuthProvider) => `${basePath}${socialPaths.back}${provider}`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
