import type { FeedId, Feeling } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { comfortKey, comfortQuery } from './queries.ts'

/** Tells how an outfit felt; what is shown changes with the answer. */
export function useSaveFeeling(today: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { feedId: FeedId; feeling: Feeling }) => api.comfort.tell({ body }),
    onSuccess: (comfort) => queryClient.setQueryData(comfortQuery(today).queryKey, comfort),
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Forgets what was learned; outfits that were chosen by it are chosen anew when they are next looked at. */
export function useResetComfort() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.comfort.reset({}),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['recommendations'] })
      await queryClient.invalidateQueries({ queryKey: comfortKey })
      toast.success('체감 보정을 초기화했어요.')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
