import { lazy } from '../../ui/lazy.ts'

const list = lazy(() => import('./components/FollowListDialog.tsx'))

export const FollowListDialog = list.part('FollowListDialog')

/** No first view needs it. */
export const warmUpFollowLists = () => list.warmUp()
