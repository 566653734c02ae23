import { toastTexts } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { patchFeed, removeFeed } from './cache.ts'
import { feedKey } from './keys.ts'
import { isGone } from './use-opened-feed.ts'

/** Saves other words for an own feed; every list shows the answer. */
export function useEditFeed(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => api.feeds.update({ params: { feedId: id }, body: { content } }),
    onSuccess: ({ content, updatedAt }) => patchFeed(queryClient, id, () => ({ content, updatedAt })),
    onError: (error) => {
      if (!notifyGone(queryClient, id, error)) toast.error(toastTexts.feedEditFailed)
    },
  })
}

/** Deletes an own feed; it leaves every list. */
export function useDeleteFeed(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.feeds.delete({ params: { feedId: id } }),
    onSuccess: () => {
      removeFeed(queryClient, id)
      toast.success(toastTexts.feedDeleted)
    },
    onError: (error) => {
      if (!notifyGone(queryClient, id, error)) toast.error(toastTexts.feedDeleteFailed)
    },
  })
}

/** When a call failed because the feed is gone: says so and lets its dialog find out. False for any other failure. */
export function notifyGone(queryClient: QueryClient, feedId: string, error: unknown): boolean {
  if (!isGone(error)) return false
  toast.error(messageOf(error))
  void queryClient.invalidateQueries({ queryKey: feedKey(feedId) })
  return true
}
