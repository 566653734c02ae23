import './no-eval.ts'
import { auth, createClient } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken, admit, currentSession, dismiss, sessionSignal } from './auth-state.ts'
import { type ApiResponse, csrfCookie, send } from './send.ts'

/** A 401 here is no reason to renew. */
export const authApi = createClient(auth, async (request) => bodyOf(await send(request)))

/** @throws ApiError unless it succeeded */
export function bodyOf(response: ApiResponse): unknown {
  if (!response.ok) throw new ApiError(response.status, response.body)
  return response.body
}

let initialised: Promise<void> | null = null

/** Calls that miss it fail by themselves. */
export function initialise(): Promise<void> {
  initialised ??= fetchCsrf()
  return initialised
}

export const fetchCsrf = () => authApi.csrfToken({}).catch(() => undefined)

let running: Promise<void> | null = null

/**
 * Shared by callers, in turns between tabs.
 * @param stale the refused token; a newer one ends it at once
 * @throws ApiError when the server refuses, with the session cleared
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
