import { createClient, type EndpointTable, type Transport, type EncodedRequest } from '@otday/contract'
import { ApiError } from './api-error.ts'
import { sessionSignal } from '../person/auth-state.ts'
import { decodeResponse } from './decode-response.ts'
import { keyOf } from './idempotency-key.ts'
import { bodyOf, renew } from './renew.ts'
import { sendInTurn } from './send-in-turn.ts'

/** Sends requests; calls that create something are repeated under the same key until their outcome is known. */
const transport: Transport = async (request) => {
  const life = sessionSignal()
  const keyed = await keyOf(request)
  try {
    const body = await renewing(keyed ? { ...request, idempotencyKey: keyed.key } : request, life)
    keyed?.settle()
    return body
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) keyed?.settle()
    throw error
  }
}

/** Renews the token on a 401, once for all callers, and repeats the call. */
async function renewing(request: EncodedRequest, life: AbortSignal): Promise<unknown> {
  const call: EncodedRequest = { ...request, signal: request.signal ? AbortSignal.any([request.signal, life]) : life }
  const first = await sendInTurn(call)
  if (first.status !== 401 || request.url.startsWith('/api/auth/')) return bodyOf(first)
  life.throwIfAborted()
  await renew(first.token)
  life.throwIfAborted()
  return bodyOf(await sendInTurn(call))
}

/** `clientOf(feeds).list({ query }, { signal })` */
export const clientOf = <T extends EndpointTable>(table: T) => createClient(table, transport, decodeResponse)
