import type { Comment } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { userSummaries, userSummary } from '../users/index.ts'
import type { CommentRow, ListedComment } from './queries.ts'

/** Presents comments in the contract's shape; those of accounts that are gone are left out. */
export async function presentComments(db: Db, urls: Urls, rows: readonly CommentRow[]): Promise<Comment[]> {
  const authors = await userSummaries(
    db,
    urls,
    rows.map(({ authorId }) => authorId),
  )
  return rows.flatMap(({ authorId, ...comment }) => {
    const author = authors.get(authorId)
    return author ? [{ ...comment, author }] : []
  })
}

export function presentListedComment(urls: Urls, row: ListedComment): Comment {
  const { id, feedId, authorId, authorName, authorImageId, content, createdAt } = row
  const mutedBy = row.isPersonMuted ? 'PERSON' : row.hasNoMutedWord ? undefined : 'WORD'
  return {
    id,
    feedId,
    author: userSummary(urls, { id: authorId, name: authorName, deletedAt: null, imageId: authorImageId }),
    content,
    createdAt,
    ...(mutedBy && { mutedBy }),
  }
}
