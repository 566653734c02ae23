import http from 'node:http'
import https from 'node:https'
import { exchange } from './exchange.ts'
import { failureOf, HttpFailure } from './failure.ts'
import { readBody } from './read-body.ts'

export interface Payload {
  status: number
  text: string
}

/** Sends a GET request; redirects are not followed, since they could leak keys to other hosts. @throws HttpFailure */
export type Get = (url: URL, headers?: Record<string, string>) => Promise<Payload>

export interface GetLimits {
  /** Most ms for connecting, TLS included. */
  connectMs: number
  /** Most ms until the last byte. */
  totalMs: number
  maxBytes: number
}

/** A browser-like name, as gateways reject the names of tools. */
const userAgent = 'Mozilla/5.0 (compatible; Otday/1.0)'

/** Creates a `Get` for services that we trust, which may be on private hosts. */
export function createGet({ connectMs, totalMs, maxBytes }: GetLimits): Get {
  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }
  return async (url, headers = {}) => {
    const signal = AbortSignal.timeout(totalMs)
    try {
      const response = await exchange(url, {
        agent: url.protocol === 'https:' ? agents.https : agents.http,
        headers: { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'gzip', ...headers },
        signal,
        connectMs,
      })
      const { bytes, isCut } = await readBody(response, maxBytes)
      if (isCut) throw new HttpFailure('unreachable', 'ECUT')
      return { status: response.statusCode ?? 0, text: bytes.toString('utf8') }
    } catch (error) {
      throw failureOf(error, signal)
    }
  }
}
