import { briefings, type StoredBriefing } from '@otday/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../platform/api/api-error.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { toast } from '../../ui/toast.ts'
import { followsCloset } from '../clothes/index.ts'

export const briefingsApi = clientOf(briefings)

export const briefingQuery = queryOptions({
  queryKey: ['briefing'],
  queryFn: ({ signal }) => briefingsApi.get({}, { signal }),
})

/** Preview of the next briefing; refetched when it is shown again, since plans and the closet change it, too. */
export const previewQuery = queryOptions({
  queryKey: ['briefing', 'preview'],
  queryFn: ({ signal }) => briefingsApi.preview({}, { signal }),
  staleTime: 0,
  meta: followsCloset,
})

const settingKey = ['briefing', 'set'] as const
export const settingScope = { id: settingKey.join() }

/** Saves the settings of the briefing: shows each change at once, and sends consecutive changes one after the other. */
export function useSetBriefing() {
  const client = useQueryClient()
  const { queryKey } = briefingQuery
  const { mutate } = useMutation({
    mutationKey: settingKey,
    scope: settingScope,
    mutationFn: (body: StoredBriefing) => briefingsApi.set({ body }),
    onSuccess: async (saved) => {
      if (client.isMutating({ mutationKey: settingKey }) > 1) return
      client.setQueryData(queryKey, saved)
      // A first preview that is on its way may be one from before, and would be taken for the new one.
      await client.cancelQueries({ queryKey: previewQuery.queryKey })
      void client.invalidateQueries({ queryKey: previewQuery.queryKey })
    },
    onError: (error, settings) => {
      void client.invalidateQueries({ queryKey })
      toast.error(messageOf(error), { label: '다시 시도', onPress: () => set(settings) })
    },
  })
  function set(settings: StoredBriefing) {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, settings)
    mutate(settings)
  }
  return set
}
