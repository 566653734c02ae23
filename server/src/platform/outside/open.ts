import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { OutsideFailure } from './failure.ts'
import { type Guard, portOf } from './guard.ts'

/** Milliseconds without a byte. */
const silence = 4000
const headerBytes = 64 * 1024

/** We say who asks; no cookie, no referrer and nothing of the person who pasted the address goes along. */
const headers = {
  'user-agent': 'Otday/1.0 (link import)',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, br',
}

/**
 * Asks one address and gives the answer as soon as its head has come.
 * @throws OutsideFailure, and whatever a connection fails with.
 */
export function open(
  guard: Guard,
  url: URL,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  guard.check(url)
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, {
      // A connection of its own: none that was judged for another name is used again.
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
    // The stream of the answer fails with it: a late error has nobody else to tell.
    asked.on('error', reject)
    asked.end()
  })
}
