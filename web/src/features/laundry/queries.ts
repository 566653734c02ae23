import { laundry } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

export const laundryApi = clientOf(laundry)

/** Query of the pieces in the wash, stored and due for washing, and of the rules. */
export const laundryQuery = queryOptions({
  queryKey: ['laundry'],
  queryFn: ({ signal }) => laundryApi.get({}, { signal }),
  meta: followsCloset,
})
