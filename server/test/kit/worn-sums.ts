import type { UserId } from '@otday/contract'
import type { Pool } from 'pg'

/**
 * Returns the pieces whose stored days and numbers of wears differ from those counted again from all posts and the
 * whole diary.
 */
export async function wrongSums(pool: Pool, ownerId: UserId): Promise<unknown[]> {
  const { rows } = await pool.query(
    `with worn as (
       select item.clothes_id, entry.date, 1 as record, 0 as post
       from wear_entries as entry join wear_items as item on item.user_id = entry.user_id and item.wear_id = entry.id
       where entry.user_id = $1 and entry.state = 'WORN' and entry.deleted_at is null
       union all
       select (item ->> 'clothesId')::uuid, (created_at at time zone interval '09:00')::date, 0, 1
       from feeds, jsonb_array_elements(ootds) as item where author_id = $1
     ), days as (
       select clothes_id, date, sum(record) as records, sum(post) as posts
       from worn join clothes on clothes.id = clothes_id and clothes.owner_id = $1 group by clothes_id, date
     ), sums as (
       select clothes_id, count(*) as days, max(date) as last_day, count(*) filter (where records > 0) as recorded_days,
         max(date) filter (where records > 0) as last_recorded, sum(posts) as posts
       from days group by clothes_id
     ), kept_days as (
       select worn_days.* from worn_days join clothes on clothes.id = clothes_id where clothes.owner_id = $1
     ), kept_sums as (
       select clothes_id, days, last_day, recorded_days, last_recorded, posts from worn_sums where owner_id = $1
     )
     select 'day' as what, to_jsonb(days) as counted, to_jsonb(kept_days) as kept
     from days full join kept_days using (clothes_id, date)
     where (days.records, days.posts) is distinct from (kept_days.records, kept_days.posts)
     union all
     select 'sum', to_jsonb(sums), to_jsonb(kept_sums) from sums full join kept_sums using (clothes_id)
     where (coalesce(sums.days, 0), sums.last_day, coalesce(sums.recorded_days, 0), sums.last_recorded,
         coalesce(sums.posts, 0))
       is distinct from (coalesce(kept_sums.days, 0), kept_sums.last_day, coalesce(kept_sums.recorded_days, 0),
         kept_sums.last_recorded, coalesce(kept_sums.posts, 0))
     union all
     select 'of nothing', null, to_jsonb(clothes_id)
     from (select clothes_id from worn_days union select clothes_id from worn_sums) as kept
     where not exists (select from clothes where clothes.id = kept.clothes_id)`,
    [ownerId],
  )
  return rows
}
