export { FollowListDialog, LockedProfile, RequestsBar, warmUpFollowLists } from './lazy.ts'
export { FollowButton } from './components/FollowButton.tsx'
export { useFollowPending } from './queries.ts'
export { FollowCounts } from './components/FollowCounts.tsx'
