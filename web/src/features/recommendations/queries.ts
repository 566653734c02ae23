import type { WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { followsCloset } from '../clothes/index.ts'
import { loadStyling, shownFormat } from '../outfits/index.ts'
import { changedAt } from '../stylist-preferences/index.ts'
import { type History, shownIn, withOutfit } from './history.ts'
import type { Wish } from './wish.ts'

const askedAt = new Map<WeatherId, number>()

/**
 * Query of the outfits shown for a day in this visit, beginning with the current one, which the server keeps. It is
 * refetched on request and after changes of the closet, as earlier outfits may contain deleted clothes; if the current
 * outfit has no pieces, also on remount. The wish applies to the first outfit, and outfits for all occasions are in one
 * history.
 */
export const outfitsQuery = (weatherId: WeatherId, wish: Wish) =>
  queryOptions({
    queryKey: ['recommendations', weatherId],
    queryFn: async ({ signal }): Promise<History> => {
      const current = (askedAt.get(weatherId) ?? 0) >= changedAt()
      const query = { weatherId, current, scene: shownFormat(), ...wish }
      askedAt.set(weatherId, performance.now())
      return withOutfit(undefined, await api.recommendations.get({ query }, { signal }))
    },
    staleTime: ({ state }) => (state.data && shownIn(state.data)?.clothes.length ? Number.POSITIVE_INFINITY : 0),
    gcTime: 30 * 60_000,
    meta: followsCloset,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Query of the outfits that were shown or chosen earlier for the day, also on other devices. */
export const picksQuery = (weatherId: WeatherId) =>
  queryOptions({
    queryKey: ['outfit-picks', weatherId],
    queryFn: async ({ signal }) => (await (await loadStyling()).picks({ query: { weatherId } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: followsCloset,
  })
