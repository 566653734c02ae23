import { type Feed, type NewFeed, toastTexts } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '../../platform/api/api.ts'
import { messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { addFeed, patchFeed, removeFeed } from './cache.ts'
import { feedKey } from './keys.ts'
import { isGone } from './use-opened-feed.ts'

type FeedBody = z.input<typeof NewFeed>

/** Creates a feed and inserts it into the loaded lists. */
export async function createFeed(queryClient: QueryClient, body: FeedBody): Promise<Feed> {
  const feed = await api.feeds.create({ body })
  addFeed(queryClient, feed)
  return feed
}

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

/** If the feed is gone, shows a toast and refetches the feed for its open dialog; returns false for other failures. */
export function notifyGone(queryClient: QueryClient, feedId: string, error: unknown): boolean {
  if (!isGone(error)) return false
  toast.error(messageOf(error))
  void queryClient.invalidateQueries({ queryKey: feedKey(feedId) })
  return true
}
