import type { WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { followsCloset } from '../clothes/index.ts'
import { type History, shownIn, withOutfit } from './history.ts'
import type { Wish } from './wish.ts'

/**
 * Each call returns another outfit, so it never refetches by itself: only on request, and from scratch after closet
 * changes, as earlier suggestions may contain deleted clothes. Empty ones refetch on remount. The wish applies to the
 * first outfit; all occasions share one history.
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

/** `today`: YYYY-MM-DD in Seoul. */
export const comfortQuery = (today: string) =>
  queryOptions({
    queryKey: [...comfortKey, today],
    queryFn: ({ signal }) => api.comfort.get({}, { signal }),
  })

/** Key prefix. */
export const comfortKey = ['comfort'] as const
