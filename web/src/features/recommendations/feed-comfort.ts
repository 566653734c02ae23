import { lazy } from 'react'

/** Asks in an own feed how it felt; comes with the first dialog of a feed. */
export const FeedComfort = lazy(async () => ({ default: (await import('./FeedComfort.tsx')).FeedComfort }))
