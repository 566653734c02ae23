import type { Db } from '#platform/db/index.ts'
import { countComments, lockFeeds } from '../feeds/index.ts'
import { type CommentRow, setCommentsHidden } from './queries.ts'

/** Counts comments of a person out of their feeds, or in again; idempotent. Callers lock `deletedAt`. */
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
