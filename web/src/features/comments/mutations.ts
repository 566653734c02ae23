import { type Comment, toastTexts, type UserId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { countComment, notifyGone } from '../feeds/index.ts'
import { addComment } from './cache.ts'
import { commentsApi } from './api.ts'

export function usePostComment(feedId: Comment['feedId']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { authorId: UserId; content: string }) =>
      commentsApi.create({ params: { feedId }, body: { feedId, ...body } }),
    onSuccess: (comment) => {
      addComment(queryClient, comment)
      countComment(queryClient, feedId)
      toast.success(toastTexts.commentPosted)
    },
    onError: (error) => {
      if (!notifyGone(queryClient, feedId, error)) toast.error(toastTexts.commentFailed)
    },
  })
}
