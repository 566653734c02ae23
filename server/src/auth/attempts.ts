import { createHash } from 'node:crypto'
import { type OAuthProvider, type SessionId, socialPaths } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
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

/** Seconds after which the database is probably back. */
const life = 10 * 60
/** Bytes. */
const secretLength = 32

export type Aim =
  | { purpose: 'sign-in' }
  | { purpose: 'link'; viewer: Viewer; proof: OwnerProof }
  | { purpose: 'confirm'; viewer: Viewer }

/** @throws ProviderNotConfigured, ProviderUnavailable, SessionEnded, WrongPassword, IdentityNotFound to confirm */
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
 * Takes an attempt, which is valid once, for the same browser and provider.
 * @throws SocialSignInFailed
 */
export async function takeAttempt(
  { db, clock, basePath }: AttemptDeps,
  exchange: Exchange,
  { provider, parameters }: { provider: OAuthProvider; parameters: URLSearchParams },
): Promise<Row<'oauthAttempts'>> {
  const state = parameters.get('state') ?? ''
  const secret = isState(state) ? exchange.cookies[cookieOf(state)] : undefined
  if (secret === undefined) throw new AppError('SocialSignInFailed')
  exchange.setCookie(cookieOf(state), '', { path: pathOf(basePath, provider), maxAge: 0, httpOnly: true })
  const attempt = await removeAttempt(db, { state, provider, browserHash: hashOf(secret) }, clock.now())
  if (!attempt) throw new AppError('SocialSignInFailed')
  return attempt
}

/** Checks the form of a state, since untrusted text must not name a cookie. */
const isState = (text: string) => /^[\w-]{43}$/.test(text)
/** One per attempt: two tabs may sign in at once. */
const cookieOf = (state: string) => `OAUTH_${state.slice(0, 16)}`
const pathOf = (basePath: string, provider: OAuthProvider) => `${basePath}${socialPaths.back}${provider}`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
