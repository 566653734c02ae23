import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { leftOutPeople } from '../sight/index.ts'
import { type FeedFilter, fits, hasWords } from './queries-filters.ts'

/** Counts the feeds of all people whom the viewer's lists leave out, from the stored counts. */
export async function countLeftOut(db: Db, viewer: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(profiles.feed_count), 0)::integer as count
    from ${leftOutPeople(viewer)} as person
    inner join users on users.id = person.id and users.deleted_at is null
    inner join profiles on profiles.user_id = person.id`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts those of these feeds that match a filter, by the feeds of each person. */
export async function countFittingLeftOut(db: Db, viewer: UserId, filter: FeedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('users.deletedAt', 'is', null)
    .where('feeds.authorId', 'in', leftOutPeople(viewer))
    .where(fits(filter))
    .where(hasWords(filter))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
