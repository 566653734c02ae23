import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedWear = lazy(() => import('./components/FeedWear.tsx')).part('FeedWear')

/** Loaded with the first feed dialog, the rest with its press. */
export const FollowButton = lazy(() => import('./components/FollowButton.tsx')).part('FollowButton')
