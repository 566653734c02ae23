export { FollowListDialog, warmUpFollowLists } from './lazy.ts'
export { FollowButton } from './components/FollowButton.tsx'
export { FollowCounts } from './components/FollowCounts.tsx'
