import type { CustomFetch } from 'openid-client'
import { exchange } from './exchange.ts'
import { readBody } from './read-body.ts'

/** Most bytes of a response. */
const limit = 256 * 1024
/** ms after which a request is aborted; callers abort earlier. */
const longest = 10_000
/** Statuses without a body: https://fetch.spec.whatwg.org/#null-body-status */
const bodiless = new Set([101, 103, 204, 205, 304])

/**
 * Works like `fetch`, but limits size and time of a response; `signal` also aborts reading it.
 * @throws TypeError without a whole response, as `fetch` does; the signal's reason after an abort
 */
export const boundedFetch: CustomFetch = async (url, { body: sent = null, ...options }) => {
  const request = new Request(url, { ...options, body: sent as NonNullable<RequestInit['body']> | null })
  const signal = AbortSignal.any([AbortSignal.timeout(longest), request.signal])
  try {
    const response = await exchange(new URL(url), {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: Buffer.from(await request.arrayBuffer()),
      signal,
    })
    const { bytes, isCut } = await readBody(response, limit)
    if (isCut) throw new TypeError('The response is too large, or lacks its end.')
    const { statusCode: status = 0, statusMessage: statusText = '', headers: received } = response
    const body = bodiless.has(status) ? null : new Uint8Array(bytes)
    return new Response(body, { status, statusText, headers: headersOf(received) })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof TypeError ? error : new TypeError('No response.', { cause: error })
  }
}

const headersOf = (received: NodeJS.Dict<string | string[]>) =>
  Object.entries(received).flatMap(([name, value = []]) => [value].flat().map((one): [string, string] => [name, one]))
