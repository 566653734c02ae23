import { followAlong, type FeedId, type WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

const api = clientOf(followAlong)

/** A feed's outfit from the user's closet; refetched on each opening, since laundry, plans and weather change it. */
export const followAlongQuery = (feedId: FeedId, weatherId: WeatherId | undefined) =>
  queryOptions({
    queryKey: ['follow-along', feedId, weatherId ?? null],
    queryFn: ({ signal }) =>
      api.get({ params: { feedId }, query: { weatherId: weatherId as WeatherId, scene: 'square' } }, { signal }),
    enabled: weatherId !== undefined,
    staleTime: 0,
    gcTime: 0,
    meta: followsCloset,
  })
