import { parseJson } from '@otday/common/json'
import { type EncodedRequest, idempotencyKeyHeader } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { accessToken } from '../person/auth-state.ts'
import { basePath } from '../navigation/base-path.ts'
import { deviceTime, noteServerTime } from '../time/clock.ts'
import { reachTexts } from './reach.ts'

/** Timeouts in ms: `multipart` for requests with a picture, `plain`, set by the specification, for all others. */
const timeouts = { plain: 10_000, multipart: 150_000 }

/** Response of the API; `token` is the access token that the request was sent with. */
export interface ApiResponse {
  ok: boolean
  status: number
  body: unknown
  token: string | undefined
}

/**
 * Sends a request once.
 * @throws ApiError with status 0 when there is no response
 * @throws the abort reason when `signal` is aborted
 */
export async function send({ endpoint, url, body, signal, idempotencyKey }: EncodedRequest): Promise<ApiResponse> {
  const token = accessToken()
  const limit = AbortSignal.timeout(timeouts[body instanceof FormData ? 'multipart' : 'plain'])
  try {
    const headers = await headersOf(url, body, token)
    if (idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, idempotencyKey)
    const askedAt = deviceTime()
    const response = await fetch(`${basePath}${url}`, {
      method: endpoint.method,
      credentials: 'include',
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body }),
    })
    noteServerTime(response.headers.get('date'), askedAt)
    const content = endpoint.produces && response.ok ? await response.blob() : parseJson(await response.text())
    return { ok: response.ok, status: response.status, body: content, token }
  } catch (error) {
    if (signal?.aborted) throw error
    const apart = endpoint.method === 'GET' ? reachTexts.apart : reachTexts.unsent
    throw new ApiError(0, navigator.onLine ? undefined : { message: apart })
  }
}

async function headersOf(url: string, body: EncodedRequest['body'], token: string | undefined): Promise<Headers> {
  const headers = new Headers({ accept: 'application/json' })
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const csrf = url.startsWith('/api/auth/') ? await csrfCookie() : undefined
  if (csrf !== undefined) headers.set('x-xsrf-token', csrf)
  return headers
}

/** Returns the CSRF cookie, which requests repeat in a header (double submit) and the server renews. */
export async function csrfCookie(): Promise<string | undefined> {
  const value = await cookie('XSRF-TOKEN')
  return value ? decoded(value) : undefined
}

/** Reads a cookie asynchronously where possible, as `document.cookie` blocks the page until another process answers. */
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
