import type { Db } from '#platform/db/index.ts'
import { countComments, lockFeeds } from '../feeds/index.ts'
import { type CommentRow, setCommentsHidden } from './queries.ts'

/**
 * Subtracts a user's comments from the counts of their feeds, or adds them again; idempotent. Callers lock the
 * account's `deletedAt`.
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
