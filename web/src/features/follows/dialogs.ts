import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const list = () => import('./FollowListDialog.tsx')

/** Fetched at the first sign of use, since no first view needs it. */
export const FollowListDialog = lazy(async () => ({ default: (await list()).FollowListDialog }))

export function warmUpFollowLists(): void {
  warmUp(list)
}
