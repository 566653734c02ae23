import { createHash } from 'node:crypto'
import { type OAuthProvider, socialPaths } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Exchange, Viewer } from '#platform/http/mount.ts'
import { randomToken } from '#platform/ids.ts'
import { newChecks } from '#platform/openid/index.ts'
import { lockFreshSession } from './fresh-session.ts'
import { type Providers, requireProvider } from './providers.ts'
import { insertAttempt, removeAttempt } from './queries-social.ts'

export interface AttemptDeps {
  db: Db
  clock: Clock
  providers: Providers
  basePath: string
}

/** Seconds. */
const life = 10 * 60
/** Bytes. */
const secretLength = 32

/** `linkTo` is null to sign in. */
interface Aim {
  provider: OAuthProvider
  linkTo: Viewer | null
}

/**
 * Linking requires a fresh session.
 * @throws ProviderNotConfigured, ProviderUnavailable, SessionEnded, SignInTooOld
 */
export async function beginAttempt(
  { db, clock, providers, basePath }: AttemptDeps,
  exchange: Exchange,
  { provider, linkTo }: Aim,
): Promise<URL> {
  const checks = newChecks()
  const url = await requireProvider(providers, provider).authorizationUrl(checks)
  const secret = randomToken(secretLength)
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const session = linkTo && (await lockFreshSession(tx, linkTo, now))
    const expiresAt = new Date(now.getTime() + life * 1000)
    const browser = { browserHash: hashOf(secret), sessionId: session?.id ?? null }
    await insertAttempt(tx, { ...checks, ...browser, provider, expiresAt, createdAt: now })
  })
  exchange.setCookie(cookieOf(checks.state), secret, { path: pathOf(basePath, provider), maxAge: life, httpOnly: true })
  return url
}

/**
 * Valid once, for the same browser and provider.
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

/** Untrusted text must not name a cookie. */
const isState = (text: string) => /^[\w-]{43}$/.test(text)
/** One per attempt: two tabs may sign in at once. */
const cookieOf = (state: string) => `OAUTH_${state.slice(0, 16)}`
const pathOf = (basePath: string, provider: OAuthProvider) => `${basePath}${socialPaths.back}${provider}`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
