import { type DirectMessage, toastTexts, type UserId } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.ts'
import { conversationsKey } from './keys.ts'
import { discard, onUnseenFailure, type OutgoingMessage, outgoingMessages, postAgain, trackOutgoing } from './outbox.ts'

onUnseenFailure((clientMessageId) =>
  toast.error(toastTexts.messageFailed, { label: '다시 보내기', onPress: () => postAgain(clientMessageId) }),
)

/**
 * Returns the messages to a partner that are being sent, without those that are among `messages` already. Sending goes
 * on after the view has closed.
 */
export function useOutbox(partnerId: UserId, messages: readonly DirectMessage[]): readonly OutgoingMessage[] {
  const all = useStore(outgoingMessages)
  const arrived = useMemo(() => new Set(messages.map(({ clientMessageId }) => clientMessageId)), [messages])
  useEffect(() => discard(({ clientMessageId }) => arrived.has(clientMessageId)), [arrived])
  useEffect(() => trackOutgoing(partnerId), [partnerId])
  return all.filter((outgoing) => outgoing.partnerId === partnerId && !arrived.has(outgoing.clientMessageId))
}

/** Returns the last message to each partner that is not stored yet; refetches the conversations once one is stored. */
export function useUnsent(): ReadonlyMap<UserId, OutgoingMessage> {
  const queryClient = useQueryClient()
  const unsent = useStore(outgoingMessages).filter(({ state }) => state !== 'sent')
  const ids = unsent.map(({ clientMessageId }) => clientMessageId).join()
  const before = useRef('')
  useEffect(() => {
    const isOneGone = before.current.split(',').some((id) => !ids.includes(id))
    before.current = ids
    if (isOneGone) void queryClient.invalidateQueries({ queryKey: conversationsKey })
  }, [ids, queryClient])
  return new Map(unsent.map((outgoing) => [outgoing.partnerId, outgoing]))
}
