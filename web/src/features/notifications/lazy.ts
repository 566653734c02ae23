import { lazy } from '../../ui/lazy.ts'

const list = lazy(() => import('./components/NotificationList.tsx'))

export const NotificationList = list.part('NotificationList')

list.warmUp()
