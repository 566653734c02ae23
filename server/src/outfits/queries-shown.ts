import { mostPicks, type Occasion, type WeekdayOccasion } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New } from '#platform/db/index.ts'
import type { Permission, Writer } from '#platform/writer.ts'
import { storeUsual } from '../stylist-preferences/index.ts'
import type { Context } from './read-context.ts'

interface Shown {
  occasion: Occasion
  outfitKey: string
}

/** Records that an outfit was shown; false if a concurrent call has shown it already. */
export async function insertShown(tx: Db, { at, closet, day }: Context, shown: Shown): Promise<boolean> {
  const row = await tx
    .insertInto('outfitsShown')
    .values({ userId: closet.ownerId, forecastDate: day.weather.date, ...shown, shownAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outfitKey')
    .modifyEnd(keepPlan)
    .executeTakeFirst()
  return row !== undefined
}

interface Written extends Permission {
  /** Whether no concurrent call has shown the outfit already. */
  isShown: boolean
}

interface Writing {
  outfitKey: string
  pick: New<'outfitPicks'>
  usual: WeekdayOccasion | undefined
}

/**
 * Checks the user's permission, makes the occasion usual for the weekday if `usual` is given, records that an outfit was
 * shown, makes it the day's current one, and deletes the oldest beyond `mostPicks`: each step goes on from rows of the
 * one before, so that rows are locked in the order of decision 025. Returns undefined without a permission.
 */
export async function writeShown(
  db: Db,
  by: Writer,
  { outfitKey, pick, usual }: Writing,
): Promise<Written | undefined> {
  const { userId, forecastDate, occasion, clothesIds, pickedAt } = pick
  const allowed = sql`select ${userId}::uuid as user_id from permission where not may_only_change_password`
  const { rows } = await sql<Written>`${keepPlan}
    with permission as materialized ${by.permission(db)},
    remembered as (${usual ? storeUsual(usual, allowed) : allowed}),
    shown as (
      insert into outfits_shown (user_id, forecast_date, occasion, outfit_key, shown_at)
      select user_id, ${forecastDate}::date, ${occasion}, ${outfitKey}, ${pickedAt}::timestamptz from remembered
      on conflict do nothing returning user_id
    ), picked as (
      insert into outfit_picks
        (id, user_id, forecast_date, occasion, clothes_ids, pinned, picked_at, cold, warm, wet)
      select ${pick.id}::uuid, shown.user_id, ${forecastDate}::date, ${occasion}, ${clothesIds}::uuid[],
        ${pick.pinned}::uuid[], ${pickedAt}::timestamptz, ${pick.cold}::float8, ${pick.warm}::float8, ${pick.wet}
      from shown
      on conflict (user_id, forecast_date, occasion, clothes_ids) do update set id = excluded.id,
        pinned = excluded.pinned, picked_at = excluded.picked_at, cold = excluded.cold, warm = excluded.warm,
        wet = excluded.wet
      returning user_id
    ), oldest as (
      delete from outfit_picks where id in (
        select id from outfit_picks where id in (
          select outfit_picks.id from picked join outfit_picks on outfit_picks.user_id = picked.user_id
          where outfit_picks.forecast_date = ${forecastDate}::date
            and (outfit_picks.occasion, outfit_picks.clothes_ids) is distinct from (${occasion}, ${clothesIds}::uuid[])
          order by outfit_picks.picked_at desc, outfit_picks.id desc offset ${sql.lit(mostPicks - 1)})
        for update skip locked)
    )
    select permission.may_only_change_password, exists (select from shown) as is_shown from permission`.execute(db)
  return rows[0]
}

/** Deletes the record of outfits shown that day for an occasion, if they contain all of `pieces`. */
export const forgetShown = (tx: Db, { closet, day }: Context, occasion: Occasion, pieces: readonly string[]) =>
  tx
    .deleteFrom('outfitsShown')
    .where('userId', '=', closet.ownerId)
    .where('forecastDate', '=', day.weather.date)
    .where('occasion', '=', occasion)
    .where(sql<boolean>`string_to_array(outfit_key, ' ') @> ${sql.val([...pieces])}::text[]`)
    .execute()
