import '../device/no-eval.ts'
import { auth, createClient, type ErrorName } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken, admit, currentSession, dismiss, sessionSignal } from '../person/auth-state.ts'
import { forgetSignOut, isSignOutOwed } from '../person/owed-sign-out.ts'
import { pause } from '../time/pause.ts'
import { reach } from './reach.ts'
import { type ApiResponse, csrfCookie, send } from './send.ts'
import { rememberWipe } from '../person/wiped.ts'

/** Client of the sign-in calls, for which a 401 is no reason to renew. */
export const authApi = createClient(auth, async (request) => bodyOf(await send(request)))

/**
 * Returns the body.
 * @throws ApiError unless it succeeded
 */
export function bodyOf(response: ApiResponse): unknown {
  if (!response.ok) throw new ApiError(response.status, response.body)
  return response.body
}

let initialised: Promise<void> | null = null

/** Fetches the CSRF token once; calls that miss it fail by themselves. */
export function initialise(): Promise<void> {
  initialised ??= fetchCsrf().then(settleSignOut)
  return initialised
}

/** Signs out at the server after a sign-out offline. */
export async function settleSignOut(): Promise<void> {
  if (isSignOutOwed()) await authApi.signOut({}).then(forgetSignOut, () => undefined)
}

export const fetchCsrf = () => authApi.csrfToken({}).catch(() => undefined)

let running: Promise<void> | null = null

/** Set until the next try: the error, and the end of the pause. */
let resting: { error: unknown; ended: Promise<void> } | null = null
let failures = 0

/**
 * Renews the token; shared by callers, one tab after another, at growing intervals.
 * @param stale the refused token; a newer one ends it at once
 * @throws ApiError; the session is cleared only if the server says that it is over
 */
export function renew(stale: string | undefined): Promise<void> {
  if (stale !== undefined && accessToken() !== undefined && accessToken() !== stale) return Promise.resolve()
  if (resting) return Promise.reject(resting.error as Error)
  running ??= takeTurn().finally(() => {
    running = null
  })
  return running
}

export async function nextTry(): Promise<void> {
  await resting?.ended
}

/** ms */
const delays = { first: 1000, longest: 30_000 }

function rest(error: ApiError): void {
  reach.set(error.status === 0 ? 'offline' : 'busy')
  const asked = Number(error.detail('retryAfter') ?? 0) * 1000
  const ms = Math.min(delays.longest, Math.max(asked, delays.first * 2 ** failures++))
  const ended = pause(ms).then(() => {
    resting = null
    return renew(undefined).catch(() => undefined)
  })
  resting = { error, ended }
}

async function takeTurn(): Promise<void> {
  const life = sessionSignal()
  const used = currentSession().status === 'in'
  try {
    const state = await inTurn(refreshOnce)
    recover()
    if (!life.aborted) admit(state)
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(-1, undefined)
    if (!isOver(failure)) {
      if (!life.aborted) rest(failure)
      throw failure
    }
    recover()
    const reason = failure.detail('reason')
    if (reason !== undefined && !used) rememberWipe()
    const said = reason === 'locked' ? 'accountLocked' : used ? 'sessionEnded' : undefined
    if (!life.aborted) dismiss(said, reason === undefined)
    throw failure
  }
}

function recover(): void {
  failures = 0
  reach.set('open')
}

const endings: readonly ErrorName[] = ['SessionEnded', 'Unauthenticated', 'AccountLocked', 'AccountDeleted']

/** Whether the server itself, and not a proxy, says that the session is over. */
const isOver = ({ status, exceptionName }: ApiError) => status === 401 && endings.some((name) => name === exceptionName)

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('otday-refresh', work) : work()

async function refreshOnce() {
  if ((await csrfCookie()) === undefined) await initialise()
  try {
    return await authApi.refresh({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.exceptionName !== 'CsrfRejected') throw error
    await fetchCsrf()
    return authApi.refresh({})
  }
}
