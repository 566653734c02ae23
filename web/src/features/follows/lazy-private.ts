import { lazy } from '../../ui/lazy.ts'

/** Parts of private accounts and of their followers, which need the network and are not kept for opening offline. */
export const LockedProfile = lazy(() => import('./components/LockedProfile.tsx')).part('LockedProfile')
export const PendingFollow = lazy(() => import('./components/PendingFollow.tsx')).part('PendingFollow')
export const RemoveFollower = lazy(() => import('./components/RemoveFollower.tsx')).part('RemoveFollower')
export const RequestsBar = lazy(() => import('./components/RequestsBar.tsx')).part('RequestsBar')
