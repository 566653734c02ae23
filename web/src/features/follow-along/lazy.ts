import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedWear = lazyNamed(() => import('./components/FeedWear.tsx'), 'FeedWear')

/** Loaded with the first feed dialog, the rest with its press. */
export const FollowButton = lazyNamed(() => import('./components/FollowButton.tsx'), 'FollowButton')
