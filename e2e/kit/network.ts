import type { Page, Route } from '@playwright/test'

/** A door for answers: those of matching calls wait until it is opened. */
export interface DelayedResponses {
  /** How many calls stand before it. */
  waiting(): number
  open(): void
}

/**
 * Holds back the calls whose address matches, as a slow network would. Once open it stays open.
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
