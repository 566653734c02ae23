import { lazy } from 'react'

/** Fetches the dialog ahead of the first feed that is opened. */
export const loadFeedDialog = () => import('./FeedDialog.tsx')

/** The dialog of a feed: no list needs it for its first view. */
export const FeedDialog = lazy(async () => ({ default: (await loadFeedDialog()).FeedDialog }))
