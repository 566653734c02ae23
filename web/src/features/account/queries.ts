import type { UserId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { accountApi, devicesApi } from './calls.ts'

/** Devices on which the user is signed in, last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => devicesApi.list({}, { signal }),
  staleTime: 0,
})

/** Time in ms between two requests for the e-mail address while a new one awaits its link. */
const pollInterval = 10_000

/**
 * The user's e-mail address and a new one that awaits its link. The link may be followed on another device, so this
 * refetches while one is pending and when the window regains the focus.
 */
export const ownEmailQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['own-email', userId],
    queryFn: ({ signal }) => accountApi.email({ params: { userId } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.pending ? pollInterval : false),
  })
