import type { ClothesId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../clothes/index.ts'
import { looksKey } from '../diary/index.ts'

/**
 * Looks of exactly these pieces, in whatever order, the newest first. The API calls are loaded with the first query,
 * because the first view of today's page does without them.
 */
export const looksOf = (clothesIds: readonly ClothesId[]) =>
  queryOptions({
    queryKey: [...looksKey, 'of', clothesIds.toSorted()],
    queryFn: async ({ signal }) => {
      const { looksApi } = await import('./queries.ts')
      return (await looksApi.list({ query: { clothesIds: [...clothesIds] } }, { signal })).data
    },
    enabled: clothesIds.length > 0,
    meta: followsCloset,
  })
