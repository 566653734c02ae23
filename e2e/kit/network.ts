import type { Page, Route } from '@playwright/test'

/** Responses that are delayed until they are released. */
export interface DelayedResponses {
  /** Returns how many calls wait to be released. */
  waiting(): number
  open(): void
}

/**
 * Delays the calls to a path, as a slow network would, until `open` is called; later ones pass.
 * @param matches judges method and address; all by default
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
      // A call that was given up meanwhile can't go on.
      await route.continue().catch(() => undefined)
    },
  )
  return { waiting: () => waiting, open: () => resolve() }
}
