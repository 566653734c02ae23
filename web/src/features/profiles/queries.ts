import type { UserId } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

/** Place, birth date and sensitivity only in one's own. */
export const profileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: ({ signal }) => api.profiles.get({ params: { userId } }, { signal }),
    staleTime: 5 * 60_000,
  })
