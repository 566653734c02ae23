import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { withRequest } from '../concurrency/request-scope.ts'
import { HttpFailure } from './failure.ts'

export interface Exchange {
  method?: string
  headers: Readonly<Record<string, string>>
  body?: Buffer
  /** Aborts the request, and also reading the body. */
  signal: AbortSignal
  agent?: http.Agent | false
  lookup?: LookupFunction
  /** Most ms for connecting, TLS included. */
  connectMs?: number
  /** Most ms without receiving a byte. */
  silenceMs?: number
}

const headerBytes = 64 * 1024

/**
 * Sends one request and returns the response; follows no redirect.
 * @throws HttpFailure, errors of the connection
 */
export function exchange(
  url: URL,
  { connectMs, silenceMs, body, signal, ...options }: Exchange,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const bounded = withRequest(signal)
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, {
      ...options,
      signal: bounded,
      maxHeaderSize: headerBytes,
      ...(silenceMs !== undefined && { timeout: silenceMs }),
    })
    request.once('response', (response) => {
      request.once('timeout', () => response.destroy(new HttpFailure('slow', 'ETIMEDOUT')))
      // Without this, Node reports an abort as a broken connection.
      addAbortSignal(bounded, response)
      resolve(response)
    })
    request.once('timeout', () => request.destroy(new HttpFailure('slow', 'ETIMEDOUT')))
    // Errors after the response has begun are reported by its stream.
    request.on('error', reject)
    if (connectMs !== undefined) limitConnecting(request, connectMs, isSecure)
    request.end(body)
  })
}

function limitConnecting(request: http.ClientRequest, connectMs: number, isSecure: boolean): void {
  request.once('socket', (socket) => {
    if (!socket.connecting) return
    const slow = setTimeout(() => request.destroy(new HttpFailure('slow', 'ECONNTIMEOUT')), connectMs)
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(slow))
    socket.once('close', () => clearTimeout(slow))
  })
}
