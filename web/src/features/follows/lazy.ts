import { lazy } from '../../ui/lazy.ts'

const list = lazy(() => import('./components/FollowListDialog.tsx'))

export const FollowListDialog = list.part('FollowListDialog')

const privateFollows = lazy(() => import('./private-follows.ts'))

export const LockedProfile = privateFollows.part('LockedProfile')
export const PendingFollow = privateFollows.part('PendingFollow')
export const RemoveFollower = privateFollows.part('RemoveFollower')
export const RequestsBar = privateFollows.part('RequestsBar')

/** Preloads the lists, which no first view needs. */
export const warmUpFollowLists = () => list.warmUp()
