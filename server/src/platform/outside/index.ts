import type { IncomingMessage } from 'node:http'
import { OutsideFailure } from './failure.ts'
import { createGuard, type Guard, type GuardOptions } from './guard.ts'
import { open } from './open.ts'
import { readUpTo } from './read-up-to.ts'

export { OutsideFailure, type OutsideReason } from './failure.ts'
export { createResolve, type Resolve } from './resolver.ts'

export interface Wanted {
  accept: string
  /** `mediaType` is lower case, or empty. */
  isWanted(mediaType: string): boolean
  /** Bytes after decompression. */
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
export interface Outside {
  /** @throws OutsideFailure */
  read(url: URL, wanted: Wanted): Promise<Found>
}

const mostRedirects = 3
const redirects = [301, 302, 303, 307, 308]

export function createOutside(options: GuardOptions): Outside {
  const guard = createGuard(options)
  return {
    async read(start, wanted) {
      try {
        return await follow(guard, start, wanted)
      } catch (error) {
        throw reasonOf(error, wanted.signal)
      }
    },
  }
}

async function follow(guard: Guard, start: URL, wanted: Wanted): Promise<Found> {
  let url = start
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const response = await open(guard, url, wanted)
    const next = nextOf(response, url)
    if (!next) return await take(response, url, wanted)
    response.destroy()
    url = next
  }
  throw new OutsideFailure('unreachable')
}

function nextOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | null {
  return redirects.includes(statusCode) && location ? URL.parse(location, url.href) : null
}

async function take(response: IncomingMessage, url: URL, { isWanted, limit }: Wanted): Promise<Found> {
  try {
    const { statusCode = 0, headers } = response
    if (statusCode === 404 || statusCode === 410) throw new OutsideFailure('gone')
    if (statusCode < 200 || statusCode > 299) throw new OutsideFailure('refused')
    const contentType = headers['content-type'] ?? ''
    if (!isWanted(contentType.split(';')[0]?.trim().toLowerCase() ?? '')) throw new OutsideFailure('type')
    return { url, contentType, ...(await readUpTo(response, limit)) }
  } finally {
    response.destroy()
  }
}

function reasonOf(error: unknown, { aborted }: AbortSignal): OutsideFailure {
  if (error instanceof OutsideFailure) return error
  return new OutsideFailure(aborted ? 'slow' : 'unreachable')
}
