import { type Comment, logTexts } from '@otday/contract'
import type { QueryClient } from '@tanstack/react-query'
import { log } from '../../platform/log.ts'
import { changeLists, withItem } from '../../platform/cache/paged-changes.ts'
import { includes } from '../../platform/cache/paged-list.ts'
import { commentsKey } from './keys.ts'

/** Prepends a comment; ignores duplicates. */
export function addComment(queryClient: QueryClient, comment: Comment): void {
  changeLists<Comment, string>(queryClient, commentsKey(comment.feedId), (list) => {
    if (!includes(list, comment.id)) return withItem(list, comment)
    log.warn(logTexts.duplicateItem)
    return list
  })
}
