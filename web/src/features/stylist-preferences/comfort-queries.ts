import { type Comfort, comfort, type FeedId, type WornOutfit } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { comfortKey } from './keys.ts'

export const comfortApi = clientOf(comfort)

/** How warmly the user dresses, and the outfits worn yesterday and today. `today`: YYYY-MM-DD in Seoul. */
export const comfortQuery = (today: string) =>
  queryOptions({
    queryKey: [...comfortKey, today],
    queryFn: ({ signal }) => comfortApi.get({}, { signal }),
  })

/** Returns the outfit of a feed, if it was worn yesterday or today. */
export const outfitOfFeed = (known: Comfort | undefined, feedId: FeedId): WornOutfit | undefined =>
  [known?.today, known?.yesterday].find((outfit) => outfit?.feedId === feedId) ?? undefined
