import type { Occasion, WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { loadStyling } from '../../outfits/index.ts'

/** Returns the query of what other outfits of the day are chosen by while there is no network. */
export const basisQuery = (weatherId: WeatherId, occasion: Occasion) =>
  queryOptions({
    queryKey: ['outfit-basis', weatherId, occasion],
    queryFn: async ({ signal }) => (await loadStyling()).basis({ query: { weatherId, occasion } }, { signal }),
  })
