import type { ComponentProps } from 'react'
import { lazy, useSettled } from '../../ui/lazy.ts'

const around = lazy(() => import('./components/week/Around.tsx'))

/** The week and days alike, below what is worn today: after what is seen first. */
export function Around(props: ComponentProps<Awaited<ReturnType<typeof around.load>>['Around']>) {
  const part = around.useLoaded(useSettled())
  return part && <part.Around {...props} />
}

/** For looking at it offline. */
export const readCalendarAhead = async (today: string) => (await import('./read-ahead.ts')).readCalendarAhead(today)
