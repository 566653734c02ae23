import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { blocksApi, mutesApi } from './api.ts'
import { blocksKey, mutesKey } from './keys.ts'

const query = (start: PageStart) => ({ limit: pageSizes.default, ...start })

export const blocksQuery = infiniteQueryOptions({
  queryKey: blocksKey,
  queryFn: async ({ pageParam, signal }) => {
    const page = await blocksApi.list({ query: query(pageParam) }, { signal })
    return { ...page, data: page.data.map((block) => ({ ...block, id: block.user.userId })) }
  },
  initialPageParam: null as PageStart,
  getNextPageParam: nextPageStart,
})

export const mutesQuery = infiniteQueryOptions({
  queryKey: mutesKey,
  queryFn: ({ pageParam, signal }) => mutesApi.list({ query: query(pageParam) }, { signal }),
  initialPageParam: null as PageStart,
  getNextPageParam: nextPageStart,
})
