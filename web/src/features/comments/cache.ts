import { type Comment, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeLists } from '../../platform/paged-cache.ts'
import { holds, withItem } from '../../platform/paged-list.ts'
import { patchFeed } from '../feeds/index.ts'
import { commentsKey } from './keys.ts'

/** A new comment goes to the front, and its feed counts it wherever it is shown; one that is there already is ignored. */
export function addComment(queryClient: QueryClient, comment: Comment): void {
  const { feedId } = comment
  let known = false
  changeLists<Comment, string>(queryClient, commentsKey(feedId), (list) => {
    known = holds(list, comment.id)
    return known ? list : withItem(list, comment)
  })
  if (known) return log.warn(logTexts.duplicateItem)
  let count: number | undefined
  // A list that was on its way is told twice: the number is fixed at the first time.
  patchFeed(queryClient, feedId, ({ commentCount }) => {
    count ??= commentCount + 1
    return { commentCount: Math.max(commentCount, count) }
  })
}
