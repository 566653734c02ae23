import {
  type ClothesId,
  type Feeling,
  type LookId,
  type LookQuery,
  mostLooks,
  type UserId,
  type WearId,
  type WornWeather,
} from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'
import { recordsOf } from '#platform/records/index.ts'
import type { PieceNames } from '../diary/index.ts'

export type LookRow = Row<'looks'> & {
  /** Ids of the look's pieces that are still in the closet. */
  kept: ClothesId[]
  /** Names of its pieces as they are in the closet now, by id; null if none is left there. */
  names: PieceNames | null
  wornDays: number
}

const keptPieces = sql<ClothesId[]>`array(select clothes_id from look_items
  where look_items.user_id = looks.user_id and look_items.look_id = looks.id)`

const namesToday = sql<PieceNames | null>`(select jsonb_object_agg(clothes.id, clothes.name)
  from look_items inner join clothes on clothes.id = look_items.clothes_id
  where look_items.user_id = looks.user_id and look_items.look_id = looks.id)`

const entries = (db: Db, userId: UserId) =>
  db
    .selectFrom('looks')
    .selectAll()
    .select(keptPieces.as('kept'))
    .select(namesToday.as('names'))
    .select(
      sql<number>`(select count(distinct date)::integer from wear_entries as entry
        where entry.user_id = looks.user_id and entry.look_id = looks.id and entry.state = 'WORN'
          and entry.deleted_at is null)`.as('wornDays'),
    )
    .where('looks.userId', '=', userId)

export const keptLooks = recordsOf('looks', { limit: mostLooks, rows: entries })

const living = (db: Db, userId: UserId) => entries(db, userId).where('looks.deletedAt', 'is', null)

/** The data by which looks are listed, without their contents. */
export interface ListedLook extends Pick<LookRow, 'id' | 'occasions' | 'createdAt' | 'kept'> {
  /** Number of the look's pieces, including deleted ones. */
  pieceCount: number
}

/**
 * Returns a user's looks for an occasion, or all. Pieces that are still in the closet are read for all looks at once: a
 * lookup for each look would read four blocks.
 */
export async function listedLooks(
  db: Db,
  userId: UserId,
  { occasion, clothesIds }: Pick<LookQuery, 'occasion' | 'clothesIds'>,
): Promise<ListedLook[]> {
  // A look of certain pieces is found by one of them, so that the others are not read.
  const [piece = null] = clothesIds ?? []
  const isAsked = (look: RawBuilder<unknown>) => sql`(${piece}::uuid is null or ${look} in (
    select look_id from look_items where user_id = ${userId} and clothes_id = ${piece}))`
  const { rows } = await sql<ListedLook>`
    with kept as materialized (
      select look_id, array_agg(clothes_id) as clothes_ids from look_items
      where user_id = ${userId} and ${isAsked(sql`look_id`)} group by look_id)
    select looks.id, looks.occasions, looks.created_at, coalesce(kept.clothes_ids, '{}') as kept,
      jsonb_array_length(looks.items) as piece_count
    from looks left join kept on kept.look_id = looks.id
    where looks.user_id = ${userId} and looks.deleted_at is null and ${isAsked(sql`looks.id`)}
      and (${occasion ?? null}::text is null or ${occasion ?? null}::text = any (looks.occasions))
    order by looks.id`.execute(db)
  return rows
}

/** Returns the looks with these ids, in no particular order. */
export const looksAmong = (db: Db, userId: UserId, ids: readonly LookId[]): Promise<LookRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : living(db, userId).where('id', 'in', ids).execute()

interface WornDay {
  wearId: WearId
  date: string
  feeling: Feeling | null
  weather: WornWeather | null
}

const shownDays = 20

/** Returns the days on which a look was worn, the latest first. */
export const wornDaysOf = (db: Db, userId: UserId, lookId: LookId): Promise<WornDay[]> =>
  db
    .selectFrom('wearEntries')
    .select(['id as wearId', 'date', 'feeling'])
    .select(sql<WornWeather | null>`coalesce(observed, weather)`.as('weather'))
    .where('userId', '=', userId)
    .where('lookId', '=', lookId)
    .where('state', '=', 'WORN')
    .where('deletedAt', 'is', null)
    .orderBy('date', 'desc')
    .limit(shownDays)
    .execute()
