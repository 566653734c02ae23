import { stylist } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { learnedKey } from './keys.ts'

export const stylistApi = clientOf(stylist)

export const preferencesQuery = queryOptions({
  queryKey: ['stylist', 'preferences'],
  queryFn: ({ signal }) => stylistApi.get({}, { signal }),
})

export const learnedQuery = queryOptions({
  queryKey: learnedKey,
  queryFn: ({ signal }) => stylistApi.learned({}, { signal }),
})
