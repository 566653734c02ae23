import { pageSizes } from '@otday/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { nextPageStart, type PageStart } from '../../platform/paged-list.ts'
import { administration } from './api.ts'
import type { AccountFilters } from './filters.ts'

/** Begins the key of every list of accounts; the filters end it. */
export const accountLists = ['users', 'list'] as const
export const accountListKey = (filters: AccountFilters) => [...accountLists, filters] as const

/** Accounts page by page. The list lives in the cache: changes of an account are made there. */
export const accountsQuery = (filters: AccountFilters) =>
  infiniteQueryOptions({
    queryKey: accountListKey(filters),
    queryFn: ({ pageParam, signal }) =>
      administration.accounts.list({ query: { ...filters, limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What administrators did, the newest first. Asked for anew each time it is opened. */
export const auditQuery = () =>
  infiniteQueryOptions({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      administration.audit.list({ query: { limit: pageSizes.default, ...pageParam } }, { signal }),
    initialPageParam: null as PageStart,
    getNextPageParam: nextPageStart,
    gcTime: 0,
  })
