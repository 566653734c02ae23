import { laundry } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { followsCloset } from '../clothes/index.ts'

export const laundryApi = clientOf(laundry)

/** Query of the pieces in the wash, due for washing, and packed away for the season, and of the rules for washing. */
export const laundryQuery = queryOptions({
  queryKey: ['laundry'],
  queryFn: ({ signal }) => laundryApi.get({}, { signal }),
  meta: followsCloset,
})
