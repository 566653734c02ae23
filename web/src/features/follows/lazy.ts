import { lazy } from '../../ui/lazy.ts'

const list = lazy(() => import('./components/FollowListDialog.tsx'))

export const FollowListDialog = list.part('FollowListDialog')

/** Preloads the lists, which no first view needs. */
export const warmUpFollowLists = () => list.warmUp()
