import { lazy } from '../../ui/lazy.ts'

const dialog = lazy(() => import('./components/FeedDialog.tsx'))

export const FeedDialog = dialog.part('FeedDialog')
export const loadFeedDialog = dialog.load
