import { type LookId, type LookOrder, looks, type Occasion, type WeatherId } from '@otday/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'
import { looksKey } from '../diary/index.ts'

export const looksApi = clientOf(looks)

export const looksListKey = [...looksKey, 'list'] as const

export interface LookFilters {
  weatherId?: WeatherId | undefined
  occasion?: Occasion | undefined
  sortBy: LookOrder
}

/** Looks that match the filters; those shown stay while others load. */
export const looksQuery = (filters: LookFilters) =>
  infiniteQueryOptions({
    queryKey: [...looksListKey, filters],
    queryFn: ({ pageParam, signal }) => looksApi.list({ query: { ...filters, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    placeholderData: keepPreviousData,
    meta: followsCloset,
  })

export const lookQuery = (lookId: LookId, weatherId: WeatherId | undefined) =>
  queryOptions({
    queryKey: [...looksKey, 'one', lookId, weatherId ?? null],
    queryFn: ({ signal }) => looksApi.get({ params: { lookId }, query: { weatherId } }, { signal }),
    meta: followsCloset,
  })
