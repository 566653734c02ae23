import { emailKeyOf, type SignIn } from '@otday/contract'
import type { Config } from '#platform/config/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { AppError } from '#platform/errors.ts'
import type { Exchange, Viewer } from '#platform/http/mount.ts'
import { requireWithinRate } from '#platform/rate-limits/index.ts'
import { type Attempt, recordOutcome, unknownPerson } from '#platform/observability/security-log.ts'
import { changePassword, type ChangingDeps } from './change-password.ts'
import { csrfCookie, csrfHeader, sentRefreshToken, type SessionCookies, sessionCookies } from './cookies.ts'
import { deviceHandlers } from './devices.ts'
import { limitReset, limitSignIn, type LimitingDeps } from './guess-limits.ts'
import { sessionJobs } from './jobs.ts'
import { createKnownDevices } from './known-devices.ts'
import { askForTemporaryPassword, type AskingDeps, type MailingDeps } from './mail-temporary-password.ts'
import { openProviders } from './providers.ts'
import { deleteSession, deleteSessionOf, findEnding, findLiveSession } from './queries.ts'
import { refreshSession } from './refresh-session.ts'
import { serveSocialSignIn, type SocialDeps } from './serve-social.ts'
import { authStateOf, checkCredentials, openSession, type SignInDeps } from './sign-in.ts'
import { type MethodDeps, signInMethodHandlers } from './sign-in-methods.ts'
import { findByEmail, forgetFirstPassword, type UserDeps } from '../users/index.ts'
import { csrfMatches } from './tokens.ts'
import type { Viewers } from './viewer.ts'

export type { SessionCookies } from './cookies.ts'
export { endAllAccess } from './end-all-access.ts'
export { endSessions, type EndingDeps, sessionsOf } from './end-sessions.ts'
export { lockFreshSession, lockOwnSessions } from './fresh-session.ts'
export { forgetIdentities } from './queries-social.ts'
export { forgetTemporaryPassword, voidTemporaryPassword } from './queries-temporary.ts'
export { lockProvenSession, proveOwner, type ProvingDeps } from './prove-owner.ts'
export { requireSession } from './require-session.ts'
export { createViewers } from './viewer.ts'
export type { AccountRestored } from './lock-open-account.ts'
export {
  type ChangesPlace,
  changesSince,
  findLiveSession,
  forgetEndings,
  lockedSession,
  lockSessionsOf,
  liveRoles,
} from './queries.ts'

type AuthDeps = SignInDeps &
  AskingDeps &
  ChangingDeps &
  LimitingDeps & { cookies: SessionCookies; viewers: Viewers; dataDir: string }

type MadeHere = 'cookies' | 'knownDevices' | 'dataDir' | 'people' | 'providers'
type AuthParts = Omit<AuthDeps & SocialDeps & MethodDeps & MailingDeps, MadeHere> & {
  config: Pick<Config, 'dataDir' | 'social'>
  log: Parameters<typeof openProviders>[2]
  users: UserDeps
}

export const auth = defineModule('auth', (parts: AuthParts) => {
  const { keys, basePath, config, log } = parts
  const cookies = sessionCookies(keys, basePath)
  const deps = { ...parts, cookies, knownDevices: createKnownDevices(keys, basePath), dataDir: config.dataDir }
  const social = { ...deps, people: parts.users, providers: openProviders(config.social, basePath, log) }
  return {
    handlers: {
      auth: authHandlers(deps),
      devices: deviceHandlers(deps),
      signInMethods: signInMethodHandlers(social),
    },
    serve: (http, options) => serveSocialSignIn(http, social, options),
    jobs: sessionJobs(deps),
    uses: { cookies },
  }
})

const authHandlers = (deps: AuthDeps): HandlersOf<'auth'> => ({
  csrfToken: async ({ exchange }) => {
    const refreshToken = sentRefreshToken(deps.keys, exchange)
    const session = refreshToken && (await findLiveSession(deps.db, refreshToken.sessionId, deps.clock.now()))
    deps.cookies.giveCsrf(exchange, session?.sessionId ?? null)
    return undefined
  },
  signIn: async ({ body, exchange }) => {
    const attempt: Attempt = { event: 'sign-in.done', failed: 'sign-in.failed', who: whoseAddress(deps, body.username) }
    return recordOutcome(exchange.record, attempt, () => signIn(deps, exchange, body, attempt))
  },
  refresh: async ({ exchange, viewer }) => refresh(deps, exchange, viewer),
  signOut: async ({ exchange, viewer }) => signOut(deps, exchange, viewer),
  resetPassword: async ({ body, exchange }) => {
    const attempt: Attempt = { event: 'password.reset-requested', who: whoseAddress(deps, body.email) }
    await recordOutcome(exchange.record, attempt, async () => {
      await limitReset(deps, exchange, body.email)
      attempt.who = (await askForTemporaryPassword(deps, body.email)) ?? attempt.who
    })
    return undefined
  },
  changePassword: async ({ viewer, params, body, exchange }) => {
    const goesOn = await recordOutcome(exchange.record, { event: 'password.changed', who: viewer.id }, () =>
      changePassword(deps, viewer, params.userId, body.password),
    )
    if (!goesOn) deps.cookies.clear(exchange)
    return undefined
  },
})

const whoseAddress = ({ keys }: AuthDeps, email: string) => unknownPerson(keys.securityLog, emailKeyOf(email))

async function signIn(deps: AuthDeps, exchange: Exchange, { username, password }: SignIn, attempt: Attempt) {
  if (exchange.cookies[csrfCookie] !== undefined) requireCsrf(deps, exchange, undefined)
  const wait = await limitSignIn(deps, exchange, username)
  const found = await findByEmail(deps.db, username)
  attempt.who = found?.id ?? attempt.who
  const proof = await checkCredentials(deps, found, password, wait)
  attempt.method = proof.temporary === null ? 'password' : 'temporary-password'
  const session = await openSession(deps, proof, exchange.header('user-agent') ?? '')
  if (proof.user.deletedAt) exchange.record({ event: 'account.returned', who: proof.user.id, result: 'done' })
  await endCookieSession(deps, exchange)
  deps.cookies.give(exchange, session.id, session.generation)
  deps.knownDevices.remember(exchange, proof.user.email)
  if (proof.user.role === 'ADMIN') await forgetFirstPassword(deps.dataDir)
  const state = await authStateOf(deps, proof.user, {
    sessionId: session.id,
    generation: session.generation,
    mustChangePassword: session.mayOnlyChangePassword,
  })
  return proof.user.deletedAt ? { ...state, isRestored: true } : state
}

/**
 * Refreshes a session. The session is checked first (401), then CSRF (403), and only then is the refresh token
 * replaced, so that forged calls change nothing.
 */
async function refresh(deps: AuthDeps, exchange: Exchange, viewer: Viewer | null) {
  const now = deps.clock.now()
  const refreshToken = sentRefreshToken(deps.keys, exchange)
  const live = refreshToken && (await findLiveSession(deps.db, refreshToken.sessionId, now))
  if (live && mustProve(exchange, viewer)) requireCsrf(deps, exchange, refreshToken.sessionId)
  if (live) await requireWithinRate(deps.rateLimiters.refreshSession, live.sessionId)
  const rotation = live && (await refreshSession(deps.db, refreshToken.sessionId, refreshToken.generation, now))
  if (rotation === 'replayed')
    exchange.record({ event: 'refresh.replayed', who: live?.id ?? null, result: 'refused', reason: 'SessionEnded' })
  if (!rotation || rotation === 'replayed') {
    if (refreshToken) deps.viewers.ended(refreshToken.sessionId)
    deps.cookies.giveCsrf(exchange, null)
    const reason = refreshToken && (await findEnding(deps.db, refreshToken.sessionId))
    throw new AppError('SessionEnded', reason ? { reason } : {})
  }
  deps.cookies.give(exchange, live.sessionId, rotation.generation)
  return authStateOf(deps, rotation.session, {
    sessionId: live.sessionId,
    generation: rotation.generation,
    mustChangePassword: live.mayOnlyChangePassword,
  })
}

async function signOut(deps: AuthDeps, exchange: Exchange, viewer: Viewer | null) {
  const refreshToken = sentRefreshToken(deps.keys, exchange)
  if (refreshToken && mustProve(exchange, viewer)) requireCsrf(deps, exchange, refreshToken.sessionId)
  await endCookieSession(deps, exchange)
  if (viewer) {
    await deleteSessionOf(deps.db, viewer.sessionId, viewer.id)
    deps.viewers.ended(viewer.sessionId)
  }
  deps.cookies.clear(exchange)
  return undefined
}

/**
 * Returns whether a call must carry a valid CSRF token. A bearer token shows that the caller can read our responses, so
 * it suffices; but a CSRF header that is sent must match.
 */
const mustProve = (exchange: Exchange, viewer: Viewer | null) =>
  viewer === null || exchange.header(csrfHeader) !== undefined

function requireCsrf(deps: AuthDeps, exchange: Exchange, sessionId: Parameters<typeof csrfMatches>[3]) {
  if (!csrfMatches(deps.keys, exchange.header(csrfHeader), exchange.cookies[csrfCookie], sessionId))
    throw new AppError('CsrfRejected')
}

async function endCookieSession(deps: AuthDeps, exchange: Exchange) {
  const refreshToken = sentRefreshToken(deps.keys, exchange)
  if (!refreshToken) return
  await deleteSession(deps.db, refreshToken.sessionId)
  deps.viewers.ended(refreshToken.sessionId)
}
