import { lazy } from '../../ui/lazy.ts'

const thread = lazy(() => import('./components/MessageDialog.tsx'))
const list = lazy(() => import('./components/ConversationListDialog.tsx'))

export const MessageDialog = thread.part('MessageDialog')
export const ConversationListDialog = list.part('ConversationListDialog')

thread.warmUp()
list.warmUp()
