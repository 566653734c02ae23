export { refreshNotifications } from './cache.ts'
export { NotificationBell } from './NotificationBell.tsx'
