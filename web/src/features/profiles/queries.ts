import type { Location, Profile, UserId } from '@otday/contract'
import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** A profile; place, birth date and sensitivity are only in the user's own. */
export const profileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['profiles', userId],
    queryFn: ({ signal }) => api.profiles.get({ params: { userId } }, { signal }),
    staleTime: 5 * 60_000,
  })

/**
 * Returns the place of a profile: undefined while unknown, null if there is none or the profile could not be loaded.
 * Data from before a failed refetch still counts.
 */
export function homeOf({
  data,
  isError,
}: Pick<UseQueryResult<Profile>, 'data' | 'isError'>): Location | null | undefined {
  if (data) return data.location
  return isError ? null : undefined
}
