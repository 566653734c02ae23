import type { EncodedRequest } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { type ApiResponse, send } from './send.ts'

/** Most times that a request is sent, including the first. */
const mostTries = 4
/** Longest wait in s that the server may ask for; if it asks for a longer one, the call fails at once. */
const longestPause = 5

/**
 * Sends a request. If the server refuses it because it already works on as many calls of this user as it may, repeats
 * it after the time that the server names: a page may start several costly calls at once.
 */
export async function sendInTurn(request: EncodedRequest): Promise<ApiResponse> {
  for (let tries = 1; ; tries++) {
    const response = await send(request)
    if (response.status !== 429 || !request.endpoint.lane || tries >= mostTries) return response
    const seconds = Number(new ApiError(429, response.body).detail('retryAfter'))
    if (!(seconds <= longestPause)) return response
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    request.signal?.throwIfAborted()
  }
}
