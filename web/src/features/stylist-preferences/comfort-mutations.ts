import type { FeedId, Feeling } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { comfortApi, comfortQuery } from './comfort-queries.ts'
import { chooseAgain } from './choose-again.ts'
import { comfortKey } from './keys.ts'

/** Saves how warm the user felt in a feed's outfit; updates the cache from the response. */
export function useSaveFeeling(today: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { feedId: FeedId; feeling: Feeling }) => comfortApi.tell({ body }),
    onSuccess: (comfort) => queryClient.setQueryData(comfortQuery(today).queryKey, comfort),
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Resets what was learned about how warmly the user dresses; recommendations that used it are replaced. */
export function useResetComfort() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => comfortApi.reset({}),
    onSuccess: async () => {
      chooseAgain(queryClient)
      await queryClient.invalidateQueries({ queryKey: comfortKey })
      toast.success('체감 보정을 초기화했어요.')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
