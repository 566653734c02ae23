import type { IncomingMessage } from 'node:http'
import { exchange } from './exchange.ts'
import { failureOf, HttpFailure } from './failure.ts'
import { createGuard, type Guard, type GuardOptions, portOf } from './guard.ts'
import { readBody } from './read-body.ts'

interface Wanted {
  accept: string
  /** `mediaType` is lower case, or empty. */
  isWanted(mediaType: string): boolean
  /** Bytes, received and decompressed. */
  limit: number
  signal: AbortSignal
}

export interface Found {
  /** After redirects. */
  url: URL
  contentType: string
  bytes: Uint8Array
  /** Exceeds `limit`. */
  isCut: boolean
}

/** Reads untrusted URLs from public web hosts only. */
export interface PublicReader {
  /** @throws HttpFailure */
  read(url: URL, wanted: Wanted): Promise<Found>
}

const mostRedirects = 3
const redirects = [301, 302, 303, 307, 308]
/** ms */
const silenceMs = 4000

/** No cookie, referrer or user data. */
const headers = {
  'user-agent': 'Otday/1.0 (link import)',
  'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5',
  'accept-encoding': 'gzip, br',
}

export function createPublicReader(options: GuardOptions): PublicReader {
  const guard = createGuard(options)
  return {
    async read(start, wanted) {
      try {
        return await follow(guard, start, wanted)
      } catch (error) {
        throw failureOf(error, wanted.signal)
      }
    },
  }
}

async function follow(guard: Guard, start: URL, wanted: Wanted): Promise<Found> {
  let url = start
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const response = await ask(guard, url, wanted)
    const next = nextOf(response, url)
    if (!next) return await take(response, url, wanted)
    response.destroy()
    url = next
  }
  throw new HttpFailure('unreachable')
}

function ask(guard: Guard, url: URL, { accept, signal }: Wanted): Promise<IncomingMessage> {
  guard.check(url)
  return exchange(url, {
    // Reused connections would skip the check.
    agent: false,
    lookup: guard.lookup(portOf(url)),
    headers: { ...headers, accept },
    signal,
    silenceMs,
  })
}

function nextOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | null {
  return redirects.includes(statusCode) && location ? URL.parse(location, url.href) : null
}

async function take(response: IncomingMessage, url: URL, { isWanted, limit }: Wanted): Promise<Found> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode === 404 || statusCode === 410) throw new HttpFailure('gone')
    if (statusCode < 200 || statusCode > 299) throw new HttpFailure('refused')
    const contentType = headers['content-type'] ?? ''
    if (!isWanted(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) throw new HttpFailure('type')
    return { url, contentType, ...(await readBody(response, limit)) }
  } finally {
    response.destroy()
  }
}
