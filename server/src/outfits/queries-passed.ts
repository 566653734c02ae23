import { sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'

/**
 * Deletes outfits shown for days before `firstKept`: `limit` rows and all others of the same users and days. Those
 * among them that the user passed over for another outfit, on `firstPassed` or later, are counted in `outfits_passed`.
 * @returns `limit`, or fewer when no more are left
 */
export async function countPassed(
  db: Db,
  { firstKept, firstPassed }: { firstKept: string; firstPassed: string },
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with old as materialized (
      select user_id, forecast_date from outfits_shown where forecast_date < ${firstKept} limit ${limit}
    ), gone as (
      delete from outfits_shown where (user_id, forecast_date) in (select user_id, forecast_date from old)
      returning user_id, forecast_date, occasion, outfit_key, shown_at
    ), passed as (
      select user_id, occasion, outfit_key, shown_at, (shown_at at time zone interval '09:00')::date as passed_on,
        lead(shown_at) over (partition by user_id, forecast_date, occasion order by shown_at, outfit_key) as next_at
      from gone
    ), counted as (
      insert into outfits_passed (user_id, passed_on, occasion, clothes_ids, times)
      select user_id, passed_on, occasion, string_to_array(outfit_key, ' ')::uuid[], count(*) from passed
      where next_at is not null and passed_on >= ${firstPassed} and shown_at > coalesce((
        select forgotten_at from stylist_preferences where stylist_preferences.user_id = passed.user_id), '-infinity')
      group by 1, 2, 3, 4
      on conflict (user_id, passed_on, occasion, clothes_ids) do update set times = outfits_passed.times + excluded.times
    )
    select count(*)::integer as found from old`.execute(db)
  return rows[0]?.found ?? 0
}

/** Deletes up to `limit` counts of outfits passed over, and returns how many were deleted. */
export const deletePassedBefore = (db: Db, date: string, limit: number): Promise<number> =>
  affectedRows(
    db,
    sql`
    delete from outfits_passed where ctid = any(array(
      select ctid from outfits_passed where passed_on < ${date} limit ${limit}))`,
  )
