import type { Location, Profile, UserId } from '@otday/contract'
import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** Place, birth date and sensitivity only in one's own. */
export const profileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: ({ signal }) => api.profiles.get({ params: { userId } }, { signal }),
    staleTime: 5 * 60_000,
  })

/** Undefined while unknown; a profile that could not be read anew is known still. */
export function homeOf({
  data,
  isError,
}: Pick<UseQueryResult<Profile>, 'data' | 'isError'>): Location | null | undefined {
  if (data) return data.location
  return isError ? null : undefined
}
