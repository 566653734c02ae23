import { type FixedOutfit, mostWears, type UserId, type WearChange, type WearId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import type { PieceRefs } from '#platform/records/index.ts'
import type { Permission, Writer } from '#platform/writer.ts'
import { awayAsJson, type awayOf } from '../laundry/index.ts'
import type { WearRow } from './queries.ts'
import {
  fixedOutfitsOf,
  type Preferences,
  preferencesOf,
  readPreferences,
  type StoredPreferences,
} from '../stylist-preferences/index.ts'

type Day = Pick<Row<'weathers'>, 'id' | 'nx' | 'ny' | 'forecastDate' | 'forecast' | 'fetchedAt'>

/** All but the pieces that a record and its presentation rest on. */
export interface EntryBasis {
  /** The day of weather that was named, or that of the date at the place in the profile; null if it is unknown. */
  day: Day | null
  preferences: Preferences
  /** Pieces in the wash or packed away. */
  away: Away[]
}
type Away = Awaited<ReturnType<typeof awayOf>>[number]

interface BasisRow extends Day {
  stored: StoredPreferences | null
  fixed: FixedOutfit[] | null
  away: Away[] | null
}

/** Reads what a record rests on in one statement, as each costs more to send than to run. */
export async function entryBasis(
  db: Db,
  userId: UserId,
  { weatherId, date }: Pick<WearChange, 'weatherId' | 'date'>,
): Promise<EntryBasis> {
  const { rows } = await sql<BasisRow>`${keepPlan}
    select ${preferencesOf(userId)} as stored, ${fixedOutfitsOf(userId)} as fixed,
      ${awayAsJson(userId)} as away,
      day.id, day.nx, day.ny, day.forecast_date, day.forecast, day.fetched_at
    from (select 1) as one left join weathers as day on day.id = coalesce(${weatherId}::uuid, (
      select weathers.id from profiles inner join weathers on weathers.nx = profiles.nx and weathers.ny = profiles.ny
      where profiles.user_id = ${userId}::uuid and weathers.forecast_date = ${date}::date))`.execute(db)
  const [row] = rows
  return {
    day: row?.id ? row : null,
    preferences: readPreferences(row?.stored ?? null, row?.fixed ?? null),
    away: row?.away ?? [],
  }
}

/** A record to add: its columns, and the pieces and pictures that it refers to. */
export interface NewEntry {
  id: WearId
  content: EntryContent
  refs: PieceRefs
}

type EntryContent = Omit<New<'wearEntries'>, 'userId' | 'id' | 'createdAt' | 'revision'> & { updatedAt: Date }

const namesOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

interface Added extends Permission {
  /** Outcome of `place_of_wear` (migration 0070); null unless all pieces are the user's own. */
  outcome: 'free' | 'known' | 'full' | null
  row: WearRow | null
}

/**
 * Checks the user's permission, locks the pieces and the records of the diary, and adds a record, if there is none of
 * its id and its day is not full: each step goes on from rows of the one before. Returns undefined without a permission.
 */
export async function addEntry(db: Db, by: Writer, { id, content, refs }: NewEntry): Promise<Added | undefined> {
  const { clothesIds, imageIds } = refs
  const given = [...Object.keys(content), 'createdAt', 'userId', 'id']
  // By name: a prepared statement with `*` fails once a migration adds a column.
  const columns = namesOf([...given, 'revision', 'photoId', 'askedAt'])
  const values = [...Object.values(content), content.updatedAt, by.id, id].map((value) => sql.val(value))
  const { rows } = await sql<Omit<Added, 'row'> & Row<'wearEntries'>>`${keepPlan}
    with permission as materialized ${by.permission(db)},
    pieces as materialized (
      select clothes.id from permission cross join clothes
      where not permission.may_only_change_password and clothes.owner_id = ${by.id}::uuid
        and clothes.id = any(${clothesIds}::uuid[])
      order by clothes.id for key share of clothes
    ), place as materialized (
      select place_of_wear(${by.id}::uuid, ${id}::uuid, ${content.date}::date, ${mostWears}::integer) as outcome
      from permission cross join (select count(*) as found from pieces) as own
      where not permission.may_only_change_password and own.found = ${clothesIds.length}::integer
    ), added as (
      insert into wear_entries (${namesOf(given)}) select ${sql.join(values)} from place where outcome = 'free'
      returning ${columns}
    ), items as (
      insert into wear_items (user_id, wear_id, clothes_id)
      select added.user_id, added.id, piece from added cross join unnest(${clothesIds}::uuid[]) as piece
    ), pictures as (
      insert into wear_images (user_id, wear_id, image_id)
      select added.user_id, added.id, picture from added cross join unnest(${[...new Set(imageIds)]}::uuid[]) as picture
    )
    select permission.may_only_change_password, place.outcome, ${columns}
    from permission left join place on true left join added on true`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { mayOnlyChangePassword, outcome, ...row } = found
  return {
    mayOnlyChangePassword,
    outcome,
    row: outcome === 'free' ? { ...row, kept: [...clothesIds], names: null } : null,
  }
}
