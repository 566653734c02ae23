import { Suspense } from 'react'
import {
  ConversationListDialog,
  MessageDialog,
  useOpenedMessages,
  useOpenMessages,
} from '../../features/messages/index.ts'
import type { UserDto } from '@otday/contract'
import { withUser } from '../with-user.tsx'

/** Shows a thread or the conversation list over any page. */
export const OpenedMessages = withUser(Opened)

function Opened({ user: { id: me } }: { user: UserDto }) {
  const { partnerId, isListOpen, close } = useOpenedMessages(me)
  const { openThread } = useOpenMessages()
  return (
    <Suspense fallback={null}>
      {partnerId && <MessageDialog key={partnerId} me={me} partnerId={partnerId} onClose={close} />}
      {isListOpen && <ConversationListDialog me={me} onOpen={openThread} onClose={close} />}
    </Suspense>
  )
}
