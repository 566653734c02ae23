export { NotificationBell } from './NotificationBell.tsx'
export { SpokenNews } from './SpokenNews.tsx'
