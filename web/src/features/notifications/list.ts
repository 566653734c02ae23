import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const list = () => import('./NotificationList.tsx')

/** Fetched at the first sign of use: until the bell is pressed only its number is needed. */
export const NotificationList = lazy(async () => ({ default: (await list()).NotificationList }))

warmUp(list)
