import { queryOptions } from '@tanstack/react-query'
import { devicesApi } from './calls.ts'

/** Where the person is signed in, the last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => devicesApi.list({}, { signal }),
  staleTime: 0,
})
