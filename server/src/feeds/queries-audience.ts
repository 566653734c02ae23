import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/** Notes whether a locked feed is for followers; the caller has locked its author's account (`lockAudience`). */
export const restrictFeed = (tx: Db, feedId: FeedId, isRestricted: boolean) =>
  tx
    .updateTable('feedReactions')
    .set({ isRestricted: isRestricted || null })
    .where('feedId', '=', feedId)
    .execute()

/**
 * Makes all feeds of an author be for followers, or gives each the audience that was chosen for it again. It writes the
 * narrow rows of counters only, in the order of ids, against deadlocks.
 */
export const restrictFeedsOf = (tx: Db, authorId: UserId, isPrivate: boolean) =>
  isPrivate
    ? sql`with changed as materialized (
          select feed_id from feed_reactions where author_id = ${authorId} and is_restricted is null
          order by feed_id for no key update)
        update feed_reactions set is_restricted = true from changed
        where feed_reactions.feed_id = changed.feed_id`.execute(tx)
    : sql`with changed as materialized (
          select feed_reactions.feed_id from feed_reactions join feeds on feeds.id = feed_reactions.feed_id
          where feed_reactions.author_id = ${authorId} and feed_reactions.is_restricted and feeds.audience is distinct from 'FOLLOWERS'
          order by feed_id for no key update of feed_reactions)
        update feed_reactions set is_restricted = null from changed
        where feed_reactions.feed_id = changed.feed_id`.execute(tx)
