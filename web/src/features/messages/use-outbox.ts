import { type DirectMessage, toastTexts, type UserId } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.ts'
import { conversationsKey } from './keys.ts'
import { discard, onUnseenFailure, type Parcel, parcels, postAgain, trackParcels } from './outbox.ts'

onUnseenFailure((clientMessageId) =>
  toast.error(toastTexts.messageFailed, { label: '다시 보내기', onPress: () => postAgain(clientMessageId) }),
)

/** Returns the messages under way without those among `messages`. Closing the view leaves them to the background. */
export function useOutbox(partnerId: UserId, messages: readonly DirectMessage[]): readonly Parcel[] {
  const all = useStore(parcels)
  const arrived = useMemo(() => new Set(messages.map(({ clientMessageId }) => clientMessageId)), [messages])
  useEffect(() => discard(({ clientMessageId }) => arrived.has(clientMessageId)), [arrived])
  useEffect(() => trackParcels(partnerId), [partnerId])
  return all.filter((parcel) => parcel.partnerId === partnerId && !arrived.has(parcel.clientMessageId))
}

/** Returns the last unstored message to each partner; refetches the list when one has been stored. */
export function useUnsent(): ReadonlyMap<UserId, Parcel> {
  const queryClient = useQueryClient()
  const unsent = useStore(parcels).filter(({ state }) => state !== 'sent')
  const ids = unsent.map(({ clientMessageId }) => clientMessageId).join()
  const before = useRef('')
  useEffect(() => {
    const isOneGone = before.current.split(',').some((id) => !ids.includes(id))
    before.current = ids
    if (isOneGone) void queryClient.invalidateQueries({ queryKey: conversationsKey })
  }, [ids, queryClient])
  return new Map(unsent.map((parcel) => [parcel.partnerId, parcel]))
}
