import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedWear = lazy(() => import('./components/FeedWear.tsx')).part('FeedWear')

/** Loaded with the first feed dialog; its own dialog is loaded when it is pressed. */
export const FollowButton = lazy(() => import('./components/FollowButton.tsx')).part('FollowButton')
