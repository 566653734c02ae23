import type { UserId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { accountApi, devicesApi } from './calls.ts'

/** Last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => devicesApi.list({}, { signal }),
  staleTime: 0,
})

/** ms. */
const pollInterval = 10_000

/**
 * The own address. The link may be followed on another device, so this refetches while a link is open and on return to
 * the window.
 */
export const ownEmailQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['own-email', userId],
    queryFn: ({ signal }) => accountApi.email({ params: { userId } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.pending ? pollInterval : false),
  })
