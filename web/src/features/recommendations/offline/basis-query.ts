import type { Occasion, WeatherId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { loadStyling } from '../../outfits/index.ts'

/** Query of the data by which the stylist in the browser chooses other outfits of the day while offline. */
export const basisQuery = (weatherId: WeatherId, occasion: Occasion) =>
  queryOptions({
    queryKey: ['outfit-basis', weatherId, occasion],
    queryFn: async ({ signal }) => (await loadStyling()).basis({ query: { weatherId, occasion } }, { signal }),
  })
