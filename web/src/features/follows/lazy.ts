import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const list = () => import('./components/FollowListDialog.tsx')

export const FollowListDialog = lazyNamed(list, 'FollowListDialog')

/** No first view needs it. */
export const warmUpFollowLists = () => warmUp(list)
