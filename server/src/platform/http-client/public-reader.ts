import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import { exchange } from './exchange.ts'
import { failureOf, HttpFailure } from './failure.ts'
import { createGuard, type Guard, type GuardOptions, portOf } from './guard.ts'
import { readBody } from './read-body.ts'

interface Wanted {
  accept: string
  /** Whether to read a body of this media type, which is lower case, or empty if the response has none. */
  isWanted(mediaType: string): boolean
  /** Most bytes of the body when decompressed. */
  limit: number
  signal: AbortSignal
}

export interface Found {
  /** URL after redirects. */
  url: URL
  contentType: string
  /** Value of the `Refresh` header; empty without one. */
  refresh: string
  bytes: Uint8Array
  /** Whether the body exceeds `limit`, or its end is missing. */
  isCut: boolean
}

/** Successive requests that share cookies and a limit of ten redirects. */
export interface Chain {
  /** Reads a URL and follows redirects; a read after the first counts as a redirect, too. @throws HttpFailure */
  read(url: URL, wanted: Wanted): Promise<Found>
}

/** Reads untrusted URLs from public web hosts only. */
export interface PublicReader {
  startChain(): Chain
}

const mostRedirects = 10
const redirects = [301, 302, 303, 307, 308]
/** Most ms without receiving a byte. */
const silenceMs = 4000

/** Headers of each request, without a referrer or user data. */
const headers = {
  'user-agent': 'Otday/1.0 (link import)',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, br',
}

export function createPublicReader(options: GuardOptions): PublicReader {
  const guard = createGuard(options)
  return {
    startChain() {
      const state = { cookies: createCookieJar(), requests: 0 }
      return {
        async read(start, wanted) {
          try {
            return await follow(guard, state, start, wanted)
          } catch (error) {
            throw failureOf(error, wanted.signal)
          }
        },
      }
    },
  }
}

interface ChainState {
  cookies: CookieJar
  requests: number
}

async function follow(guard: Guard, chain: ChainState, start: URL, wanted: Wanted): Promise<Found> {
  let url = start
  while (chain.requests++ <= mostRedirects) {
    const response = await ask(guard, chain.cookies, url, wanted)
    chain.cookies.keep(url, response.headers['set-cookie'])
    const next = nextOf(response, url)
    if (!next) return await take(response, url, wanted)
    response.destroy()
    url = next
  }
  throw new HttpFailure('unreachable')
}

function ask(guard: Guard, cookies: CookieJar, url: URL, { accept, signal }: Wanted): Promise<IncomingMessage> {
  guard.check(url)
  const cookie = cookies.headerFor(url)
  return exchange(url, {
    // A reused connection would pass by the guard's check of addresses.
    agent: false,
    lookup: guard.lookup(portOf(url)),
    headers: { ...headers, accept, ...(cookie !== undefined && { cookie }) },
    signal,
    silenceMs,
  })
}

const nextOf = ({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | null =>
  redirects.includes(statusCode) && location ? URL.parse(inUtf8(location), url.href) : null

/** Decodes a header as UTF-8 if that is valid, as browsers read URLs; Node decodes headers as Latin-1. */
function inUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}

async function take(response: IncomingMessage, url: URL, { isWanted, limit }: Wanted): Promise<Found> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode === 404 || statusCode === 410) throw new HttpFailure('gone')
    if (statusCode < 200 || statusCode > 299) throw new HttpFailure('refused')
    const contentType = headers['content-type'] ?? ''
    if (!isWanted(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) throw new HttpFailure('type')
    const refresh = inUtf8(String(headers['refresh'] ?? ''))
    return { url, contentType, refresh, ...(await readBody(response, limit)) }
  } finally {
    response.destroy()
  }
}
