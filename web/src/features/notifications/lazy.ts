import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const list = () => import('./components/NotificationList.tsx')

export const NotificationList = lazyNamed(list, 'NotificationList')

warmUp(list)
