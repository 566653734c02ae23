export { FeedWear, FollowButton } from './lazy.ts'
