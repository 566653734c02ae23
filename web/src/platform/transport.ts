import { createClient, type EndpointTable, type Transport, type EncodedRequest } from '@otday/contract'
import { sessionSignal } from './auth-state.ts'
import { decodeResponse } from './decode-response.ts'
import { bodyOf, renew } from './renew.ts'
import { send } from './send.ts'

/** Renews once for all callers on 401 and repeats the call. */
export const transport: Transport = async (request) => {
  const life = sessionSignal()
  const call: EncodedRequest = { ...request, signal: request.signal ? AbortSignal.any([request.signal, life]) : life }
  const first = await send(call)
  if (first.status !== 401 || request.url.startsWith('/api/auth/')) return bodyOf(first)
  life.throwIfAborted()
  await renew(first.token)
  life.throwIfAborted()
  return bodyOf(await send(call))
}

/** `clientOf(feeds).list({ query }, { signal })` */
export const clientOf = <T extends EndpointTable>(table: T) => createClient(table, transport, decodeResponse)
