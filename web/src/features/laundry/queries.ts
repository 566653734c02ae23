import { laundry } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

export const laundryApi = clientOf(laundry)

/** Query of what is away, what is due, and the rules. */
export const laundryQuery = queryOptions({
  queryKey: ['laundry'],
  queryFn: ({ signal }) => laundryApi.get({}, { signal }),
  meta: followsCloset,
})
