import type { FixedOutfit, UserId, WeekdayOccasion } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import { type Change, noPreferences, type Preferences } from './preferences.ts'

type Instant = 'formalEventAt' | 'forgottenAt'
/** Preferences as the database returns them in JSON, where times are text. */
export type StoredPreferences = Omit<Preferences, Instant | 'fixedOutfits'> & Record<Instant, string | null>

/** Subquery for a user's preferences; quoted names are fields of `StoredPreferences`. */
export const preferencesOf = (userId: UserId) => sql<StoredPreferences | null>`(
  select json_build_object('workLook', work_look, 'formalEvent', formal_event, 'formalEventAt', formal_event_at,
    'sport', sport, 'hours', hours, 'occasions', occasions, 'avoided', avoided, 'askedOn', asked_on,
    'skipped', skipped, 'forgottenAt', forgotten_at)
  from stylist_preferences where user_id = ${userId})`

/** Subquery for a user's fixed outfits, ordered by weekday. */
export const fixedOutfitsOf = (userId: UserId) => sql<FixedOutfit[] | null>`(
  select json_agg(json_build_object('weekday', weekday, 'clothesIds', clothes_ids) order by weekday)
  from (
    select weekday, json_agg(clothes_id order by clothes_id) as clothes_ids
    from fixed_clothes where user_id = ${userId} group by weekday
  ) as fixed)`

const instant = (text: string | null) => (text === null ? null : new Date(text))

export const readPreferences = (stored: StoredPreferences | null, fixedOutfits: FixedOutfit[] | null): Preferences => ({
  ...noPreferences,
  ...(stored && {
    ...stored,
    formalEventAt: instant(stored.formalEventAt),
    forgottenAt: instant(stored.forgottenAt),
  }),
  fixedOutfits: fixedOutfits ?? [],
})

export async function findPreferences(db: Db, userId: UserId): Promise<Preferences> {
  const { rows } = await sql<{ stored: StoredPreferences | null; fixed: FixedOutfit[] | null }>`${keepPlan}
    select ${preferencesOf(userId)} as stored, ${fixedOutfitsOf(userId)} as fixed`.execute(db)
  const [row] = rows
  return readPreferences(row?.stored ?? null, row?.fixed ?? null)
}

/** Locks a user's preferences until `tx` ends; creates them if needed. */
export async function lockPreferences(tx: Db, userId: UserId): Promise<Preferences> {
  await tx
    .insertInto('stylistPreferences')
    .values({ userId, hours: '[]', occasions: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('stylistPreferences').select('userId').where('userId', '=', userId).forUpdate().execute()
  return findPreferences(tx, userId)
}

/** Updates preferences that the caller has locked. */
export async function updatePreferences(tx: Db, userId: UserId, { hours, occasions, ...rest }: Change): Promise<void> {
  const change = {
    ...rest,
    ...(hours && { hours: JSON.stringify(hours) }),
    ...(occasions && { occasions: JSON.stringify(occasions) }),
  }
  if (Object.keys(change).length === 0) return
  await tx.updateTable('stylistPreferences').set(change).where('userId', '=', userId).execute()
}

/** Statement that makes an occasion usual for its weekday, for each `user_id` of `people`, and returns these. */
export const storeUsual = ({ weekday, occasion }: WeekdayOccasion, people: RawBuilder<unknown>) => sql`
  insert into stylist_preferences as stored (user_id, hours, occasions)
  select user_id, '[]', jsonb_build_array(jsonb_build_object('weekday', ${weekday}::integer, 'occasion', ${occasion}::text))
  from (${people}) as people
  on conflict (user_id) do update set occasions = (
    select coalesce(jsonb_agg(usual), '[]') from jsonb_array_elements(stored.occasions) as usual
    where usual -> 'weekday' <> excluded.occasions -> 0 -> 'weekday') || excluded.occasions
  returning user_id`

export async function replaceFixedOutfits(tx: Db, userId: UserId, outfits: readonly FixedOutfit[]): Promise<void> {
  await tx.deleteFrom('fixedClothes').where('userId', '=', userId).execute()
  const rows = outfits.flatMap(({ weekday, clothesIds }) =>
    [...new Set(clothesIds)].map((clothesId) => ({ userId, weekday, clothesId })),
  )
  if (rows.length > 0) await tx.insertInto('fixedClothes').values(rows).execute()
}

export async function deletePreferences(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('stylistPreferences').where('userId', '=', userId).execute()
  await tx.deleteFrom('fixedClothes').where('userId', '=', userId).execute()
}
