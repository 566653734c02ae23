import type { Db } from '#platform/db/index.ts'
import { countComments, lockFeeds } from '../feeds/index.ts'
import { type CommentRow, setCommentsHidden } from './queries.ts'

/**
 * Subtracts a user's comments from the counts of their feeds, or adds them again; idempotent. The caller must have
 * locked the account by `lockDeletedAt`, so that it is not deleted or restored meanwhile.
 */
export async function settleComments(
  tx: Db,
  comments: readonly Pick<CommentRow, 'id' | 'feedId'>[],
  isHidden: boolean,
): Promise<void> {
  await lockFeeds(
    tx,
    comments.map(({ feedId }) => feedId),
  )
  const ids = comments.map(({ id }) => id)
  await countComments(tx, await setCommentsHidden(tx, ids, isHidden), isHidden ? -1 : 1)
}
