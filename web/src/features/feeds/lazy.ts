import { lazyNamed } from '../../ui/lazy.ts'

export const loadFeedDialog = () => import('./components/FeedDialog.tsx')

export const FeedDialog = lazyNamed(loadFeedDialog, 'FeedDialog')
