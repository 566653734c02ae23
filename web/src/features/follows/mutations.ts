import { type FollowSummary, logTexts, type UserId } from '@otday/contract'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { loggedApart } from '../../platform/cache/query-client.ts'
import { profileQuery } from '../profiles/index.ts'
import { followLists, followSummaryKey } from './keys.ts'
import { followsApi } from './api.ts'

const toggleKey = (userId: UserId) => ['follows', 'toggle', userId]

/** Follows or unfollows; busy until the counts are refetched. Failures are logged. */
export function useToggleFollow(me: UserId, userId: UserId) {
  const queryClient = useQueryClient()
  const toggle = useMutation({
    ...loggedApart,
    mutationKey: toggleKey(userId),
    mutationFn: async ({ followedByMeId }: FollowSummary): Promise<void> => {
      if (followedByMeId) await followsApi.delete({ params: { followId: followedByMeId } })
      else await followsApi.create({ body: { followeeId: userId, followerId: me } })
    },
    onError: (error, { followedByMeId }) =>
      log.failure(followedByMeId ? logTexts.unfollowFailed : logTexts.followFailed, error),
    // After a failure, too: another window may have followed or unfollowed already.
    onSettled: async () => {
      const profile = queryClient.getQueryData(profileQuery(userId).queryKey)
      if (profile?.audience === 'FOLLOWERS') void forgetSeen(queryClient, userId)
      await refetchPeople(queryClient, [me, userId])
    },
  })
  const busy = useIsMutating({ mutationKey: toggleKey(userId) }) > 0
  return { toggle: toggle.mutate, busy }
}

/** Loads again what a private account opens to its followers only. */
async function forgetSeen(queryClient: QueryClient, userId: UserId): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
  await queryClient.invalidateQueries({ queryKey: ['feeds'] })
}

/**
 * Refetches the follow counts of these people, and the lists of follows: those on the screen at once, the others when
 * they are next opened.
 */
export async function refetchPeople(queryClient: QueryClient, people: readonly UserId[]): Promise<void> {
  queryClient.removeQueries({ queryKey: followLists, type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey: followLists })
  await Promise.all(people.map((id) => queryClient.invalidateQueries({ queryKey: followSummaryKey(id) })))
}
