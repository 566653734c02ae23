import type { ComponentProps } from 'react'
import { lazy, useSettled } from '../../ui/lazy.ts'

const around = lazy(() => import('./components/week/Around.tsx'))

/** The week and similar days, shown below what is worn today; loaded after what is visible first. */
export function Around(props: ComponentProps<Awaited<ReturnType<typeof around.load>>['Around']>) {
  const part = around.useLoaded(useSettled())
  return part && <part.Around {...props} />
}

/** Prefetches the calendar around `today`, so that it can be viewed offline. */
export const readCalendarAhead = async (today: string) => (await import('./read-ahead.ts')).readCalendarAhead(today)
