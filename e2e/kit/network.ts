import type { Page, Route } from '@playwright/test'

/** Calls of a page whose responses are delayed until `open` is called. */
export interface DelayedResponses {
  /** Returns how many calls are delayed. */
  waiting(): number
  open(): void
}

/**
 * Delays the calls to a path, as a slow network would, until `open` is called; later calls are not delayed.
 * @param matches selects calls by URL and method; all by default
 */
export async function delayResponses(
  page: Page,
  path: string,
  matches: (url: URL, method: string) => boolean = () => true,
): Promise<DelayedResponses> {
  let waiting = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === path,
    async (route: Route) => {
      const request = route.request()
      if (!matches(new URL(request.url()), request.method())) return route.fallback()
      waiting++
      await promise
      // Continuing fails if the page has aborted the call meanwhile.
      await route.continue().catch(() => undefined)
    },
  )
  return { waiting: () => waiting, open: () => resolve() }
}
