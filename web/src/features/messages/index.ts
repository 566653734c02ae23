export { ConversationListDialog, MessageDialog } from './dialogs.ts'
export { useOpenedMessages, useOpenMessages } from './opened-messages.ts'
