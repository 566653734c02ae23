export { NotificationBell } from './components/NotificationBell.tsx'
export { SpokenNews } from './components/SpokenNews.tsx'
