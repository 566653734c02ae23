import { queryOptions } from '@tanstack/react-query'
import { devicesApi } from './calls.ts'

/** Last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => devicesApi.list({}, { signal }),
  staleTime: 0,
})
