import { searchKey } from '@otday/contract'
import type { FeedId, FeedUpdate } from '@otday/contract'
import type * as z from 'zod'
import { afterCommit, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Writer } from '#platform/writer.ts'
import { countFeed } from '../profiles/index.ts'
import { lockAudience } from '../users/index.ts'
import type { PostingDeps } from './create-feed.ts'
import { flatLayKeys } from './flat-lay-files.ts'
import { deleteFeedRow, type FeedRow, lockFeed, moveFeedTotal, requireFeed, updateFeedRow } from './queries.ts'
import { restrictFeed } from './queries-audience.ts'
import { searchTokens } from './search-tokens.ts'

/**
 * Changes the text of a feed and, if one is given, its audience; weather and clothes stay as posted.
 * @throws FeedNotFound; SessionEnded; Forbidden for all but the author, administrators included.
 */
export const updateFeed = (
  { db, clock }: PostingDeps,
  by: Writer,
  feedId: FeedId,
  { content, audience }: z.output<typeof FeedUpdate>,
): Promise<{ before: FeedRow; after: FeedRow }> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const ownAudience = await lockAudience(tx, by.id)
    const { authorId } = await lockFeed(tx, by.id, feedId)
    if (authorId !== by.id) throw new AppError('Forbidden', { feedId })
    const before = await requireFeed(tx, authorId, feedId)
    const contentKey = searchKey(content)
    const change = { content, contentKey, searchTokens: searchTokens(contentKey), updatedAt: clock.now() }
    await updateFeedRow(tx, feedId, { ...change, ...(audience && { audience }) })
    if (!audience) return { before, after: { ...before, content, updatedAt: change.updatedAt } }
    const isRestricted = audience === 'FOLLOWERS' || ownAudience === 'FOLLOWERS'
    await restrictFeed(tx, feedId, isRestricted)
    return { before, after: { ...before, content, updatedAt: change.updatedAt, isRestricted } }
  })

/** @throws FeedNotFound; SessionEnded; Forbidden for all but author and administrators. */
export const deleteFeed = ({ db, storage }: PostingDeps, by: Viewer, feedId: FeedId): Promise<FeedRow> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const isAdmin = by.role === 'ADMIN'
    const { authorId } = await lockFeed(tx, isAdmin ? null : by.id, feedId)
    if (authorId !== by.id && !isAdmin) throw new AppError('Forbidden', { feedId })
    const feed = await requireFeed(tx, authorId, feedId)
    await deleteFeedRow(tx, feedId)
    afterCommit(tx, () => storage.remove(flatLayKeys(feed.pictureName)))
    await moveFeedTotal(tx, feedId, -1)
    await countFeed(tx, authorId, -1)
    return feed
  })
