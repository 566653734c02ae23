import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { OutsideFailure } from './failure.ts'
import { type Guard, portOf } from './guard.ts'

/** Milliseconds without a byte. */
const silence = 4000
const headerBytes = 64 * 1024

/** No cookie, referrer or user data. */
const headers = {
  'user-agent': 'Otday/1.0 (link import)',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, br',
}

/** @throws OutsideFailure, connection errors */
export function open(
  guard: Guard,
  url: URL,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  guard.check(url)
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, {
      // Reused connections would skip the check.
      agent: false,
      lookup: guard.lookup(portOf(url)),
      headers: { ...headers, accept },
      maxHeaderSize: headerBytes,
      timeout: silence,
      signal,
    })
    asked.once('response', (response) => {
      asked.once('timeout', () => response.destroy(new OutsideFailure('slow')))
      resolve(response)
    })
    asked.once('timeout', () => asked.destroy(new OutsideFailure('slow')))
    // Late errors reach the response stream.
    asked.on('error', reject)
    asked.end()
  })
}
