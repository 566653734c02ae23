import type { ComponentProps } from 'react'
import { lazy, usePageReady } from '../../ui/lazy.ts'

const around = lazy(() => import('./components/week/Around.tsx'))

/**
 * Shows this week's outfits and past days with similar weather, below today's outfit; loaded once the page is ready.
 */
export function Around(props: ComponentProps<Awaited<ReturnType<typeof around.load>>['Around']>) {
  const part = around.useLoaded(usePageReady())
  return part && <part.Around {...props} />
}

/** Prefetches the calendar around `today`, so that it can be viewed offline. */
export const readCalendarAhead = async (today: string) => (await import('./read-ahead.ts')).readCalendarAhead(today)
