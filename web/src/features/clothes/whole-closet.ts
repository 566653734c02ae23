import { type Clothes, pageSizes, type UserId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { clothesApi } from './clothes-api.ts'
import { followsCloset } from './keys.ts'

/** The whole closet in one query. */
export const closetQuery = (ownerId: UserId) =>
  queryOptions({
    queryKey: ['clothes', 'whole', ownerId],
    queryFn: ({ signal }) => wholeCloset(ownerId, signal),
    meta: followsCloset,
  })

async function wholeCloset(ownerId: UserId, signal: AbortSignal): Promise<Clothes[]> {
  const pieces: Clothes[] = []
  let start: PageStart = null
  do {
    const page = await clothesApi.list({ query: { ownerId, limit: pageSizes.max, ...start } }, { signal })
    pieces.push(...page.data)
    start = nextPageStart(page) ?? null
  } while (start)
  return pieces
}
