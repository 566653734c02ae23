import type { EncodedRequest } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { type ApiResponse, send } from './send.ts'

/** Tries at most, the first included. */
const mostTries = 4
/** Longest wait in seconds that happens without a message. */
const longestPause = 5

/**
 * Sends as `send` does. If the server works for this person already as much as it may, it is asked again when it says
 * so: our own pages ask for several things at once.
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
