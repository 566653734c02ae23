import type { auth } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import type { Exchange, Handlers, Viewer } from '#platform/http/mount.ts'
import { type Pace, requirePace } from '#platform/paces/index.ts'
import { changePassword } from './change-password.ts'
import { csrfCookie, csrfHeader, refreshCookie, type SessionCookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import { askForTemporaryPassword, type AskingDeps } from './mail-temporary-password.ts'
import { deleteSession, deleteSessionOf, findLiveSession } from './queries.ts'
import { refreshSession } from './refresh-session.ts'
import { authStateOf, checkCredentials, openSession, type SignInDeps } from './sign-in.ts'
import { csrfHolds, readRefreshToken } from './tokens.ts'
import type { Viewers } from './viewer.ts'

export { type SessionCookies, sessionCookies } from './cookies.ts'
export { deviceHandlers } from './devices.ts'
export { endSessions, type EndingDeps, sessionsOf } from './end-sessions.ts'
export { holdFreshSession } from './fresh-session.ts'
export { defineSessionJobs } from './jobs.ts'
export { forgetIdentities } from './queries-social.ts'
export { forgetTemporaryPassword, voidTemporaryPassword } from './queries-temporary.ts'
export { createKnownDevices } from './known-devices.ts'
export { openProviders } from './providers.ts'
export { requireSession } from './require-session.ts'
export { serveSocialSignIn } from './serve-social.ts'
export { signInMethodHandlers } from './sign-in-methods.ts'
export { createViewers } from './viewer.ts'
export type { AccountRestored } from './hold-open-account.ts'
export { findLiveSession, heldSession, liveRoles } from './queries.ts'

export interface AuthDeps extends SignInDeps, AskingDeps {
  cookies: SessionCookies
  knownDevices: KnownDevices
  viewers: Viewers
  /** Of tries at one account, whether or not there is one, also with the right password. */
  signInPace: Pace
}

export const authHandlers = (deps: AuthDeps): Handlers<typeof auth> => ({
  csrfToken: async ({ exchange }) => {
    const held = readRefreshToken(deps.keys, exchange.cookies[refreshCookie])
    const session = held && (await findLiveSession(deps.db, held.sessionId, deps.clock.now()))
    deps.cookies.giveCsrf(exchange, session?.sessionId ?? null)
    return undefined
  },
  signIn: async ({ body, exchange }) => {
    if (exchange.cookies[csrfCookie] !== undefined) requireCsrf(deps, exchange, undefined)
    await requirePace(deps.signInPace, deps.knownDevices.counterOf(exchange, body.username))
    const proof = await checkCredentials(deps, body)
    const session = await openSession(deps, proof, exchange.header('user-agent') ?? '')
    await endHeldSession(deps, exchange)
    deps.cookies.give(exchange, session.id, session.generation)
    deps.knownDevices.remember(exchange, proof.user.email)
    return authStateOf(deps, proof.user, session.id, session.mayOnlyChangePassword)
  },
  refresh: async ({ exchange, viewer }) => refresh(deps, exchange, viewer),
  signOut: async ({ exchange, viewer }) => signOut(deps, exchange, viewer),
  resetPassword: async ({ body }) => {
    await askForTemporaryPassword(deps, body.email)
    return undefined
  },
  changePassword: async ({ viewer, params, body, exchange }) => {
    const goesOn = await changePassword(deps, viewer, params.userId, body.password)
    if (!goesOn) deps.cookies.clear(exchange)
    return undefined
  },
})

/** First whether there is a session (401), then CSRF (403), and only then rotation: a forged call moves nothing. */
async function refresh(deps: AuthDeps, exchange: Exchange, viewer: Viewer | null) {
  const now = deps.clock.now()
  const held = readRefreshToken(deps.keys, exchange.cookies[refreshCookie])
  const live = held && (await findLiveSession(deps.db, held.sessionId, now))
  if (live && mustProve(exchange, viewer)) requireCsrf(deps, exchange, held.sessionId)
  const rotation = live && (await refreshSession(deps.db, held.sessionId, held.generation, now))
  if (!rotation) {
    if (held) deps.viewers.ended(held.sessionId)
    deps.cookies.giveCsrf(exchange, null)
    throw new AppError('SessionEnded')
  }
  deps.cookies.give(exchange, live.sessionId, rotation.generation)
  return authStateOf(deps, rotation.session, live.sessionId, live.mayOnlyChangePassword)
}

async function signOut(deps: AuthDeps, exchange: Exchange, viewer: Viewer | null) {
  const held = readRefreshToken(deps.keys, exchange.cookies[refreshCookie])
  if (held && mustProve(exchange, viewer)) requireCsrf(deps, exchange, held.sessionId)
  await endHeldSession(deps, exchange)
  if (viewer) {
    await deleteSessionOf(deps.db, viewer.sessionId, viewer.id)
    deps.viewers.ended(viewer.sessionId)
  }
  deps.cookies.clear(exchange)
  return undefined
}

/** A bearer token proves that the caller can read our answers; a header that is sent must be right all the same. */
const mustProve = (exchange: Exchange, viewer: Viewer | null) =>
  viewer === null || exchange.header(csrfHeader) !== undefined

function requireCsrf(deps: AuthDeps, exchange: Exchange, sessionId: Parameters<typeof csrfHolds>[3]) {
  if (!csrfHolds(deps.keys, exchange.header(csrfHeader), exchange.cookies[csrfCookie], sessionId))
    throw new AppError('CsrfRejected')
}

async function endHeldSession(deps: AuthDeps, exchange: Exchange) {
  const held = readRefreshToken(deps.keys, exchange.cookies[refreshCookie])
  if (!held) return
  await deleteSession(deps.db, held.sessionId)
  deps.viewers.ended(held.sessionId)
}
