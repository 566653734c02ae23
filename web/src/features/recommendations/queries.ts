import type { ClothesId, FlatLayFormat, Occasion, WeatherId } from '@otday/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { followsCloset } from '../clothes/index.ts'
import { type History, shownIn, withOutfit } from './history.ts'
import type { Wish } from './wish.ts'

/** 4:5 beside the reasons, square above them. */
export const wideLayout = '(min-width: 768px)'
export const shownFormat = (): FlatLayFormat => (window.matchMedia(wideLayout).matches ? 'card' : 'square')

const anew = { since: 0, asked: new Map<WeatherId, number>() }

/** What outfits are chosen by has changed: the kept ones give way to others. */
export function chooseAnew(queryClient: QueryClient): void {
  anew.since = performance.now()
  void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
}

/**
 * The day's current outfit, which the server keeps. It never refetches by itself: only on request, and after closet
 * changes, as earlier suggestions may contain deleted clothes. Empty ones refetch on remount. The wish applies to the
 * first outfit; all occasions share one history.
 */
export const outfitsQuery = (weatherId: WeatherId, wish: Wish) =>
  queryOptions({
    queryKey: ['recommendations', weatherId],
    queryFn: async ({ signal }): Promise<History> => {
      const current = (anew.asked.get(weatherId) ?? 0) >= anew.since
      const query = { weatherId, current, scene: shownFormat(), ...wish }
      anew.asked.set(weatherId, performance.now())
      return withOutfit(undefined, await api.recommendations.get({ query }, { signal }))
    },
    staleTime: ({ state }) => (state.data && shownIn(state.data)?.clothes.length ? Number.POSITIVE_INFINITY : 0),
    gcTime: 30 * 60_000,
    meta: followsCloset,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Of no use until something is chosen by hand. */
export const loadStyling = async () => (await import('./styling-api.ts')).stylingApi

/** What was shown or chosen for the day before, also on other devices. */
export const picksQuery = (weatherId: WeatherId) =>
  queryOptions({
    queryKey: ['outfit-picks', weatherId],
    queryFn: async ({ signal }) => (await (await loadStyling()).picks({ query: { weatherId } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: followsCloset,
  })

interface Pieces {
  weatherId: WeatherId
  occasion: Occasion
  clothesIds: readonly ClothesId[]
}

/** `scene`: of the picture, laid out by the server. */
export const judgementQuery = ({ weatherId, occasion, clothesIds }: Pieces, scene: FlatLayFormat) =>
  queryOptions({
    queryKey: ['judgements', weatherId, occasion, scene, ...clothesIds],
    queryFn: async ({ signal }) => {
      const query = { weatherId, occasion, clothesIds: clothesIds.join(','), scene }
      return (await loadStyling()).judge({ query }, { signal })
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    meta: followsCloset,
  })

/** What votes taught the stylist. */
export const learnedKey = ['stylist', 'learned'] as const

/** Key prefix of how warmly one dresses. */
export const comfortKey = ['comfort'] as const
