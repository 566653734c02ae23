import type { EncodedRequest } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken } from './auth-state.ts'
import { basePath } from './base-path.ts'

/** Milliseconds after which a call is given up. */
const timeout = 10_000

/** What came back, whatever the status; `token` is the one that was sent along. */
export interface ApiResponse {
  ok: boolean
  status: number
  body: unknown
  token: string | undefined
}

/** One request below the page's own prefix. Throws ApiError with status 0 when no answer comes; an abort is rethrown. */
export async function send({ endpoint, url, body, signal }: EncodedRequest): Promise<ApiResponse> {
  const token = accessToken()
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(`${basePath}${url}`, {
      method: endpoint.method,
      credentials: 'include',
      headers: await headersOf(url, body, token),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body }),
    })
    return { ok: response.ok, status: response.status, body: parsed(await response.text()), token }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, undefined)
  }
}

async function headersOf(url: string, body: EncodedRequest['body'], token: string | undefined): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json' })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  // No other call needs it beside its token.
  const csrf = url.startsWith('/api/auth/') ? await csrfCookie() : undefined
  if (csrf !== undefined) headers.set('x-xsrf-token', csrf)
  return headers
}

/** The readable half of the double submit, which the server renews whenever it changes. */
export async function csrfCookie(): Promise<string | undefined> {
  const value = await cookie('XSRF-TOKEN')
  return value ? decoded(value) : undefined
}

/** `document.cookie` stops the page until another process answers: it is left to browsers without the cookie store. */
async function cookie(name: string): Promise<string | undefined> {
  if ('cookieStore' in globalThis) return (await cookieStore.get(name))?.value
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
