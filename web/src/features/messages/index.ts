export { ConversationListDialog, MessageDialog } from './lazy.ts'
export { useOpenedMessages, useOpenMessages } from './opened-messages.ts'
