import type { ClothesId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { followsCloset } from '../clothes/index.ts'
import { looksKey } from '../diary/index.ts'
import { looksApi } from './queries.ts'

/** Looks of exactly these pieces, in whatever order, the newest first. */
export const looksOf = (clothesIds: readonly ClothesId[]) =>
  queryOptions({
    queryKey: [...looksKey, 'of', clothesIds.toSorted()],
    queryFn: async ({ signal }) => (await looksApi.list({ query: { clothesIds: [...clothesIds] } }, { signal })).data,
    enabled: clothesIds.length > 0,
    meta: followsCloset,
  })
