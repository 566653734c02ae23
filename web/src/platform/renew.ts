// Wherever the bundler puts this module, the schemas it needs are made after that.
import './no-eval.ts'
import { auth, createClient } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken, admit, currentSession, dismiss, sessionSignal } from './auth-state.ts'
import { type ApiResponse, csrfCookie, send } from './send.ts'

/** Calls about the session itself: a 401 there is an answer, not a reason to refresh. */
export const authApi = createClient(auth, async (request) => bodyOf(await send(request)))

/** The parsed body of a good answer; throws the ApiError of any other. */
export function bodyOf(response: ApiResponse): unknown {
  if (!response.ok) throw new ApiError(response.status, response.body)
  return response.body
}

let initialised: Promise<void> | null = null

/** The one call at start: fetches the CSRF cookie. Fails silently, since whatever needs the cookie says so itself. */
export function initialise(): Promise<void> {
  initialised ??= fetchCsrf()
  return initialised
}

export const fetchCsrf = () => authApi.csrfToken({}).catch(() => undefined)

let running: Promise<void> | null = null

/**
 * Trades the refresh cookie for a new token; any number of callers share one run, and tabs of one browser take turns.
 * @param stale the token that was refused; when a newer one is there already, nothing is asked.
 * @returns when someone is signed in; throws the ApiError when the server says no, with everything cleared.
 */
export function renew(stale: string | undefined): Promise<void> {
  if (stale !== undefined && accessToken() !== undefined && accessToken() !== stale) return Promise.resolve()
  running ??= takeTurn().finally(() => {
    running = null
  })
  return running
}

async function takeTurn(): Promise<void> {
  const life = sessionSignal()
  const used = currentSession().status === 'in'
  try {
    const state = await inTurn(refreshOnce)
    if (!life.aborted) admit(state)
  } catch (error) {
    const hasResponse = error instanceof ApiError && error.status !== 0
    if (!life.aborted && (hasResponse || !used)) dismiss(used ? 'sessionEnded' : undefined)
    throw error
  }
}

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
