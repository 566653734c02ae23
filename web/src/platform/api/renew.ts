import '../device/no-eval.ts'
import { auth, createClient, type ErrorName } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken, admit, currentSession, dismiss, sessionSignal } from '../person/auth-state.ts'
import { forgetSignOut, isSignOutOwed } from '../person/owed-sign-out.ts'
import { pause } from '../time/pause.ts'
import { reach } from './reach.ts'
import { type ApiResponse, csrfCookie, send } from './send.ts'
import { rememberWipe } from '../person/wiped.ts'

/** Client of the sign-in calls; unlike other calls, they do not renew the access token after a 401. */
export const authApi = createClient(auth, async (request) => bodyOf(await send(request)))

/**
 * Returns the body of a successful response.
 * @throws ApiError when the status is not 2xx
 */
export function bodyOf(response: ApiResponse): unknown {
  if (!response.ok) throw new ApiError(response.status, response.body)
  return response.body
}

let initialised: Promise<void> | null = null

/**
 * Fetches the CSRF token, once per page load, and then sends a sign-out that could not be sent before. A failure is not
 * reported here; later calls that need the token fail instead.
 */
export function initialise(): Promise<void> {
  initialised ??= fetchCsrf().then(sendOwedSignOut)
  return initialised
}

/** If the user has signed out while offline, signs out at the server now. */
export async function sendOwedSignOut(): Promise<void> {
  if (isSignOutOwed()) await authApi.signOut({}).then(forgetSignOut, () => undefined)
}

export const fetchCsrf = () => authApi.csrfToken({}).catch(() => undefined)

let running: Promise<void> | null = null

/**
 * Set while the next renewal of the access token must wait after a failed one: the error, and a promise that resolves
 * when the wait ends.
 */
let resting: { error: unknown; ended: Promise<void> } | null = null
let failures = 0

/**
 * Renews the access token. Callers share one renewal, tabs take turns, failures are retried at growing intervals.
 * @param stale the refused token; if the present one is newer, nothing has to be done
 * @throws ApiError when it failed; the user is signed out only if the server says that the session is over
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

/** Pauses in ms: before the first retry (doubled with each further failure), and the longest. */
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
  const signal = sessionSignal()
  const used = currentSession().status === 'in'
  try {
    const state = await inTurn(refreshOnce)
    recover()
    if (!signal.aborted) admit(state)
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(-1, undefined)
    if (!isOver(failure)) {
      if (!signal.aborted) rest(failure)
      throw failure
    }
    recover()
    const reason = failure.detail('reason')
    if (reason !== undefined && !used) rememberWipe()
    const said = reason === 'locked' ? 'accountLocked' : used ? 'sessionEnded' : undefined
    if (!signal.aborted) dismiss(said, reason === undefined)
    throw failure
  }
}

function recover(): void {
  failures = 0
  reach.set('open')
}

const endings: readonly ErrorName[] = ['SessionEnded', 'Unauthenticated', 'AccountLocked', 'AccountDeleted']

/** Whether the error comes from the server itself, not from a proxy, and says that the session is over. */
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
