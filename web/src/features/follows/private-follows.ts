/** Parts about private accounts, requests and removed followers, which need the network: one script, which is not kept for opening offline. */
export { LockedProfile } from './components/LockedProfile.tsx'
export { PendingFollow } from './components/PendingFollow.tsx'
export { RemoveFollower } from './components/RemoveFollower.tsx'
export { RequestsBar } from './components/RequestsBar.tsx'
