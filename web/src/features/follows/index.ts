export { FollowListDialog, warmUpFollowLists } from './dialogs.ts'
export { FollowButton } from './FollowButton.tsx'
export { FollowCounts } from './FollowCounts.tsx'
