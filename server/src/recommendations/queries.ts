import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import type { Posted } from './likes.ts'

/** Keys of the outfits that a person was shown for a day, oldest first. */
export async function outfitsShown(db: Db, userId: UserId, forecastDate: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outfitsShown')
    .modifyFront(keepPlan)
    .select('outfitKey')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .orderBy('shownAt')
    .orderBy('outfitKey')
    .execute()
  return rows.map((row) => row.outfitKey)
}

export interface Showing {
  userId: UserId
  forecastDate: string
  outfitKey: string
  shownAt: Date
}

/** Remembers an outfit; false when another call has shown it in the meantime. */
export async function insertShown(db: Db, showing: Showing): Promise<boolean> {
  const row = await db
    .insertInto('outfitsShown')
    .values(showing)
    .onConflict((shown) => shown.doNothing())
    .returning('outfitKey')
    .modifyEnd(keepPlan)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the outfits of a day that have all of `pieces`. */
export const forgetShown = (db: Db, { userId, forecastDate }: Showing, pieces: readonly string[]) =>
  db
    .deleteFrom('outfitsShown')
    .where('userId', '=', userId)
    .where('forecastDate', '=', forecastDate)
    .where(sql<boolean>`string_to_array(outfit_key, ' ') @> ${sql.val([...pieces])}::text[]`)
    .execute()

/** Posts that are looked back on, at most. */
const postsRead = 200

export interface Worn extends Posted {
  clothesId: string
  /** Days before the asked one that it was last posted. */
  days: number
}

/** How each piece was worn in the person's own posts before `date`, as far back as `since`. */
export async function wornBefore(db: Db, userId: UserId, date: string, since: Date): Promise<Worn[]> {
  const { rows } = await sql<Worn>`${keepPlan}
    select item ->> 'clothesId' as clothes_id,
      min(greatest(0, ${date}::date - (posted.created_at at time zone interval '09:00')::date)) as days,
      count(*)::integer as posts,
      sum(posted.like_count)::integer as likes,
      min(posted.usual) as usual
    from (
      select ootds, created_at, like_count, avg(like_count) over ()::float8 as usual
      from (
        select ootds, created_at, like_count from feeds
        where author_id = ${userId} and created_at >= ${since}
        order by created_at desc, id desc limit ${postsRead}
      ) as latest
    ) as posted, jsonb_array_elements(posted.ootds) as item
    group by 1`.execute(db)
  return rows
}
