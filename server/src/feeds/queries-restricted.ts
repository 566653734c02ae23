import type { UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { leftOutPeople } from '../sight/index.ts'
import { type FeedFilter, fits, hasTokens, hasWords } from './queries-filters.ts'
import type { Way } from './queries-totals.ts'

const numberIn = async (db: Db, count: RawBuilder<{ count: number }>): Promise<number> =>
  (await count.execute(db)).rows[0]?.count ?? 0

/** Counts all feeds for followers, without those of deleted accounts. */
export const countRestricted = (db: Db): Promise<number> =>
  numberIn(
    db,
    sql`select coalesce(sum(feeds.count), 0)::integer as count
      from (select author_id, count(*) from feed_reactions where is_restricted group by author_id) as feeds
      where not exists (select from users where users.id = feeds.author_id and users.deleted_at is not null)`,
  )

/** Selects those whose feeds for followers the viewer sees, and those whom the viewer's lists leave out anyway. */
const peopleNotHidden = (viewer: UserId) => sql`(
  select ${viewer}::uuid as id union select followee_id from follows where follower_id = ${viewer}::uuid
  union select id from ${leftOutPeople(viewer)} as left_out)`

/** Counts those of all feeds for followers that are of these people, by the feeds of each. */
export const countRestrictedNotHidden = (db: Db, viewer: UserId): Promise<number> =>
  numberIn(
    db,
    sql`select count(*)::integer as count from ${peopleNotHidden(viewer)} as person
      inner join feed_reactions on feed_reactions.author_id = person.id and feed_reactions.is_restricted
      inner join users on users.id = person.id and users.deleted_at is null`,
  )

/** Condition that a feed for followers is hidden from the viewer by its audience alone. */
const isHiddenFrom = (viewer: UserId) => sql<boolean>`feed_reactions.is_restricted
  and feed_reactions.author_id not in (select id from ${peopleNotHidden(viewer)} as person)
  and not exists (select from users where users.id = feed_reactions.author_id and users.deleted_at is not null)`

/** Counts the hidden feeds that match a filter among all feeds for followers, or among those of the filter's author. */
export const countHiddenByAudience = (db: Db, viewer: UserId, filter: FeedFilter): Promise<number> =>
  numberIn(
    db,
    sql`select count(*)::integer as count from feed_reactions
      where ${isHiddenFrom(viewer)} and ${fits(filter, 'feedReactions')} and ${hasWords(filter, 'feedReactions')}`,
  )

/** Counts the same among the feeds that an index finds for the filter. */
export const countHiddenAmongFound = (db: Db, viewer: UserId, filter: FeedFilter, way: Way): Promise<number> =>
  numberIn(
    db,
    sql`with found as materialized (select id from feeds where ${way === 'tokens' ? hasTokens(filter) : fits(filter)})
      select count(*)::integer as count from found inner join feed_reactions on feed_reactions.feed_id = found.id
      where ${isHiddenFrom(viewer)} and ${fits(filter, 'feedReactions')} and ${hasWords(filter, 'feedReactions')}`,
  )
