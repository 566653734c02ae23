import type { ClothesId, FlatLayFormat, Occasion, WeatherId } from '@otday/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../clothes/index.ts'
import { loadStyling } from './load-styling.ts'

/** Media query of the wide layout, with the picture in 4:5 beside the reasons; otherwise it is square above them. */
export const wideLayout = '(min-width: 768px)'
export const shownFormat = (): FlatLayFormat => (window.matchMedia(wideLayout).matches ? 'card' : 'square')

interface Pieces {
  weatherId: WeatherId
  occasion: Occasion
  clothesIds: readonly ClothesId[]
}

/**
 * Query of the server's rating of an outfit for a day's weather and an occasion; `scene`: format of the picture that
 * the server lays out.
 */
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
