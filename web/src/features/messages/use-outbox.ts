import { type DirectMessage, toastTexts, type UserId } from '@otday/contract'
import { useEffect, useMemo } from 'react'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.ts'
import { discard, onUnseenFailure, type Parcel, parcels, postAgain, trackParcels } from './outbox.ts'

onUnseenFailure((clientMessageId) =>
  toast.error(toastTexts.messageFailed, { label: '다시 보내기', onPress: () => postAgain(clientMessageId) }),
)

/** Without those among `messages`. Closing the view leaves what is under way to the background. */
export function useOutbox(partnerId: UserId, messages: readonly DirectMessage[]): readonly Parcel[] {
  const all = useStore(parcels)
  const arrived = useMemo(() => new Set(messages.map(({ clientMessageId }) => clientMessageId)), [messages])
  useEffect(() => discard(({ clientMessageId }) => arrived.has(clientMessageId)), [arrived])
  useEffect(() => trackParcels(partnerId), [partnerId])
  return all.filter((parcel) => parcel.partnerId === partnerId && !arrived.has(parcel.clientMessageId))
}
