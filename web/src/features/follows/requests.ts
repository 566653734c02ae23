import { followRequests, type FollowId, pageSizes, type UserId } from '@otday/contract'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { nextPageStart, type PageStart } from '../../platform/cache/paged-list.ts'
import { toast } from '../../ui/toast.ts'
import { refetchPeople } from './mutations.ts'
import { requestTexts } from './texts.data.ts'

const requestsApi = clientOf(followRequests)

const requestsKey = ['follows', 'requests'] as const

export const requestsQuery = infiniteQueryOptions({
  queryKey: requestsKey,
  queryFn: ({ pageParam, signal }) =>
    requestsApi.list({ query: { limit: pageSizes.default, ...pageParam } }, { signal }),
  initialPageParam: null as PageStart,
  getNextPageParam: nextPageStart,
})

export interface RequestAnswer {
  id: FollowId
  accept: boolean
}

/** Accepts or deletes a request; busy until the list and the counts are loaded again. */
export function useAnswerRequest(me: UserId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, accept }: RequestAnswer) => {
      const request = { params: { followId: id } }
      return accept ? requestsApi.approve(request) : requestsApi.decline(request)
    },
    onSuccess: (_, { accept }) => toast.success(accept ? requestTexts.accepted : requestTexts.deleted),
    onError: (error) => toast.error(messageOf(error)),
    // After a failure, too: the request may have been taken back.
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: requestsKey }), refetchPeople(queryClient, [me])]),
  })
}

export function useRemoveFollower(me: UserId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: UserId) => requestsApi.removeFollower({ params: { userId } }),
    onSuccess: () => toast.success(requestTexts.removed),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: (_, __, userId) => refetchPeople(queryClient, [me, userId]),
  })
}
