import { type Endpoint, type Lane, tables } from '@otday/contract'
import type { Page, Request } from '@playwright/test'

/** Counts a page's costly calls, of which the server processes a few at once for each person: see its lanes.ts. */

const isNamed = ({ path }: Endpoint) => !path.includes('/:')
const all: readonly Endpoint[] = Object.values(tables).flatMap((table) => Object.values<Endpoint>(table))
/** Endpoints with their patterns; a literal path comes before one with parameters that would match, too. */
const known = [...all.filter(isNamed), ...all.filter((endpoint) => !isNamed(endpoint))].map((endpoint) => ({
  ...endpoint,
  pattern: new RegExp(`${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

function laneOf(request: Request): Lane | undefined {
  const { pathname } = new URL(request.url())
  return known.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.lane
}

/**
 * Starts counting costly calls. The server limits each group of them (lane) together; the returned function gives the
 * most calls of one lane that ran at the same time since it was last called.
 */
export function recordLanes(page: Page): () => number {
  const underWay = new Map<Request, Lane>()
  let most = 0
  page.on('request', (request) => {
    const lane = laneOf(request)
    if (!lane) return
    underWay.set(request, lane)
    most = Math.max(most, [...underWay.values()].filter((each) => each === lane).length)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  return () => {
    const sinceAsked = most
    most = 0
    return sinceAsked
  }
}

/**
 * Refuses each costly call once with 429, as a server without a free slot does.
 * @returns a function that counts the refused calls and lists those that the page did not repeat
 */
export async function refuseOnce(page: Page): Promise<() => { refused: number; left: string[] }> {
  const asked = new Map<string, number>()
  await page.route(
    (url) => url.pathname.includes('/api/'),
    async (route) => {
      const request = route.request()
      if (!laneOf(request)) return route.fallback()
      const call = `${request.method()} ${request.url()}`
      const times = (asked.get(call) ?? 0) + 1
      asked.set(call, times)
      if (times > 1) return route.fallback()
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '0' },
        json: { exceptionName: 'TooManyRequests', message: '', details: { retryAfter: '0' } },
      })
    },
  )
  return () => ({
    refused: asked.size,
    left: [...asked].flatMap(([call, times]) => (times > 1 ? [] : [call])),
  })
}
