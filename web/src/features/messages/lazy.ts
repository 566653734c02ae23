import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const thread = () => import('./components/MessageDialog.tsx')
const list = () => import('./components/ConversationListDialog.tsx')

export const MessageDialog = lazyNamed(thread, 'MessageDialog')
export const ConversationListDialog = lazyNamed(list, 'ConversationListDialog')

warmUp(thread)
warmUp(list)
