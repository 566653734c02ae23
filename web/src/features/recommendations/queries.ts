import type { WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { followsCloset } from '../clothes/index.ts'
import { type History, shownIn, withOutfit } from './history.ts'
import type { Wish } from './wish.ts'

/**
 * The outfits of a day. Each call shows another one, so it is asked for anew only on wish, and after the closet has
 * changed: what was suggested before could hold what is gone, and is forgotten. One that was empty is asked for again
 * when somebody comes back. The wish counts for the first one; outfits of every occasion are remembered together.
 */
export const outfitsQuery = (weatherId: WeatherId, wish: Wish) =>
  queryOptions({
    queryKey: ['recommendations', weatherId],
    queryFn: async ({ signal }): Promise<History> =>
      withOutfit(undefined, await api.recommendations.get({ query: { weatherId, ...wish } }, { signal })),
    staleTime: ({ state }) => (state.data && shownIn(state.data)?.clothes.length ? Number.POSITIVE_INFINITY : 0),
    gcTime: 30 * 60_000,
    meta: followsCloset,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** How the own outfits of yesterday and of `today` (YYYY-MM-DD in Seoul) felt, and what was learned from all of them. */
export const comfortQuery = (today: string) =>
  queryOptions({
    queryKey: [...comfortKey, today],
    queryFn: ({ signal }) => api.comfort.get({}, { signal }),
  })

/** Begins the key of what is known of a person's comfort. */
export const comfortKey = ['comfort'] as const
