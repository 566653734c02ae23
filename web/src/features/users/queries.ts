import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { auditApi, usersApi } from './calls.ts'
import type { AccountFilters } from './filters.ts'

/** Prefix of the query keys of lists of accounts; the filters follow. */
export const accountLists = ['users', 'list'] as const
export const accountListKey = (filters: AccountFilters) => [...accountLists, filters] as const

export const accountsQuery = (filters: AccountFilters) =>
  infiniteQueryOptions({
    queryKey: accountListKey(filters),
    queryFn: ({ pageParam, signal }) =>
      usersApi.list({ query: { ...filters, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The audit log, refetched each time it opens. */
export const auditQuery = () =>
  infiniteQueryOptions({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      auditApi.list({ query: { limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    gcTime: 0,
  })
