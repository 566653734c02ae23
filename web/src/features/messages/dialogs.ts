import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const thread = () => import('./MessageDialog.tsx')
const list = () => import('./ConversationListDialog.tsx')

/** Fetched at the first sign of use, since no first view needs them. */
export const MessageDialog = lazy(async () => ({ default: (await thread()).MessageDialog }))
export const ConversationListDialog = lazy(async () => ({ default: (await list()).ConversationListDialog }))

warmUp(thread)
warmUp(list)
