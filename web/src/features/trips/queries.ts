import { looks, trips, type TripId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

export const tripsApi = clientOf(trips)
export const looksApi = clientOf(looks)

export const tripsKey = ['trips'] as const

/**
 * The user's trips. The request is not canceled when the user leaves the page, for example right after saving a trip,
 * so that the response is still stored for offline use.
 */
export const tripsQuery = queryOptions({
  queryKey: [...tripsKey, 'list'],
  queryFn: async () => (await tripsApi.list({})).data,
  meta: followsCloset,
})

/** A trip; the weather of its days changes with every new forecast. */
export const tripQuery = (tripId: TripId) =>
  queryOptions({
    queryKey: [...tripsKey, 'one', tripId],
    queryFn: ({ signal }) => tripsApi.get({ params: { tripId } }, { signal }),
    retry: false,
    meta: followsCloset,
  })
