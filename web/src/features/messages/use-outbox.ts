import { type DirectMessage, toastTexts, type UserId } from '@otday/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'
import {
  discard,
  onUnseenFailure,
  type Parcel,
  parcelsNow,
  postAgain,
  subscribeParcels,
  trackParcels,
} from './outbox.ts'

onUnseenFailure((clientMessageId) =>
  toast.error(toastTexts.messageFailed, { label: '다시 보내기', onPress: () => postAgain(clientMessageId) }),
)

/** Without those among `messages`. Closing the view leaves what is under way to the background. */
export function useOutbox(partnerId: UserId, messages: readonly DirectMessage[]): readonly Parcel[] {
  const parcels = useSyncExternalStore(subscribeParcels, parcelsNow)
  const arrived = useMemo(() => new Set(messages.map(({ clientMessageId }) => clientMessageId)), [messages])
  useEffect(() => discard(({ clientMessageId }) => arrived.has(clientMessageId)), [arrived])
  useEffect(() => trackParcels(partnerId), [partnerId])
  return parcels.filter((parcel) => parcel.partnerId === partnerId && !arrived.has(parcel.clientMessageId))
}
