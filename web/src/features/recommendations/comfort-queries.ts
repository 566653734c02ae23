import { comfort } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../platform/transport.ts'
import { comfortKey } from './queries.ts'

export const comfortApi = clientOf(comfort)

/** `today`: YYYY-MM-DD in Seoul. */
export const comfortQuery = (today: string) =>
  queryOptions({
    queryKey: [...comfortKey, today],
    queryFn: ({ signal }) => comfortApi.get({}, { signal }),
  })
