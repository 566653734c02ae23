import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedWear = lazyNamed(() => import('./components/FeedWear.tsx'), 'FeedWear')

/** Loaded with the first feed dialog, the rest with its press. */
export const FollowButton = lazyNamed(() => import('./components/follow/FollowButton.tsx'), 'FollowButton')

/** For looking at it offline. */
export const readCalendarAhead = async (today: string) => (await import('./read-ahead.ts')).readCalendarAhead(today)
