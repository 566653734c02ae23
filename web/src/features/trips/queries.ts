import { looks, trips, type TripId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

export const tripsApi = clientOf(trips)
export const looksApi = clientOf(looks)

export const tripsKey = ['trips'] as const

/** Goes on when its page is left, as after a trip was saved: the answer is kept for offline. */
export const tripsQuery = queryOptions({
  queryKey: [...tripsKey, 'list'],
  queryFn: async () => (await tripsApi.list({})).data,
  meta: followsCloset,
})

/** The weather of its days changes with every issue. */
export const tripQuery = (tripId: TripId) =>
  queryOptions({
    queryKey: [...tripsKey, 'one', tripId],
    queryFn: ({ signal }) => tripsApi.get({ params: { tripId } }, { signal }),
    retry: false,
    meta: followsCloset,
  })
