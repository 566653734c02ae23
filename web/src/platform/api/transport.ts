import { createClient, type EndpointTable, type Transport, type EncodedRequest } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { sessionSignal } from '../person/auth-state.ts'
import { decodeResponse } from './decode-response.ts'
import { keyOf } from './idempotency-key.ts'
import { bodyOf, renew } from './renew.ts'
import { sendInTurn } from './send-in-turn.ts'

/**
 * Sends API requests. A call that creates something is repeated with the same idempotency key until its outcome is
 * known.
 */
const transport: Transport = async (request) => {
  const signal = sessionSignal()
  const keyed = await keyOf(request)
  try {
    const body = await renewing(keyed ? { ...request, idempotencyKey: keyed.key } : request, signal)
    keyed?.forget()
    return body
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) keyed?.forget()
    throw error
  }
}

/** Sends a request; after a 401 it renews the access token, once for all callers, and sends the request again. */
async function renewing(request: EncodedRequest, ended: AbortSignal): Promise<unknown> {
  const call: EncodedRequest = { ...request, signal: request.signal ? AbortSignal.any([request.signal, ended]) : ended }
  const first = await sendInTurn(call)
  if (first.status !== 401 || request.url.startsWith('/api/auth/')) return bodyOf(first)
  ended.throwIfAborted()
  await renew(first.token)
  ended.throwIfAborted()
  return bodyOf(await sendInTurn(call))
}

/** Returns the API client of an endpoint table: `clientOf(feeds).list({ query }, { signal })`. */
export const clientOf = <T extends EndpointTable>(table: T) => createClient(table, transport, decodeResponse)
