import { type ClothesId, type FeedId, mostWears, type UserId, type WearId } from '@otday/contract'
import { sql } from 'kysely'
import { advisoryLock, type Db, type Row } from '#platform/db/index.ts'
import { lockRecords, recordsOf } from '#platform/records/index.ts'

export type WearRow = Row<'wearEntries'> & {
  /** Ids of the record's pieces that are still in the closet. */
  kept: ClothesId[]
  /** Names of a plan's pieces as they are in the closet now, by id; null for a worn outfit and where none is left. */
  names: PieceNames | null
}

export type PieceNames = Readonly<Partial<Record<ClothesId, string>>>

const entries = (db: Db, userId: UserId) =>
  db
    .selectFrom('wearEntries')
    .selectAll()
    .select(
      sql<PieceNames | null>`case when wear_entries.state = 'PLANNED' then (
        select jsonb_object_agg(clothes.id, clothes.name)
        from wear_items inner join clothes on clothes.id = wear_items.clothes_id
        where wear_items.user_id = wear_entries.user_id and wear_items.wear_id = wear_entries.id) end`.as('names'),
    )
    .select(
      sql<ClothesId[]>`array(select clothes_id from wear_items
        where wear_items.user_id = wear_entries.user_id and wear_items.wear_id = wear_entries.id)`.as('kept'),
    )
    .where('wearEntries.userId', '=', userId)

/**
 * Locks a user's records and the counts of days on which pieces were worn. Records and their pieces may change only
 * under this lock (migration 0051).
 */
export async function lockWears(tx: Db, userId: UserId): Promise<void> {
  await lockRecords(tx, userId)
  await advisoryLock(tx, 'worn days', userId)
}

export const keptWears = recordsOf('wears', { limit: mostWears, rows: entries, lock: lockWears })

const living = (db: Db, userId: UserId) => entries(db, userId).where('wearEntries.deletedAt', 'is', null)

/** Returns the records from one date to the other, both included, ordered by date and hour. */
export const wearsBetween = (db: Db, userId: UserId, from: string, to: string): Promise<WearRow[]> =>
  living(db, userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('startsAt', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Returns the first plan of a date. */
export const planOn = async (db: Db, userId: UserId, date: string): Promise<WearRow | undefined> =>
  (await wearsBetween(db, userId, date, date)).find(({ state }) => state === 'PLANNED')

/** Returns records in any order. */
export const wearsByIds = (db: Db, userId: UserId, ids: readonly WearId[]): Promise<WearRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : living(db, userId).where('id', 'in', ids).execute()

export const wearOfFeed = (db: Db, userId: UserId, feedId: FeedId): Promise<WearRow | undefined> =>
  living(db, userId).where('feedId', '=', feedId).orderBy('createdAt').limit(1).executeTakeFirst()

/** Locks a feed of the user against deletion until `tx` ends; undefined when it is another user's or gone. */
export const lockOwnFeed = (tx: Db, userId: UserId, feedId: FeedId) =>
  tx
    .selectFrom('feeds')
    .select(['id', 'ootds'])
    .where('id', '=', feedId)
    .where('authorId', '=', userId)
    .forKeyShare()
    .executeTakeFirst()

/** Returns the grid cell of the place in the profile. */
export async function homeCell(db: Db, userId: UserId): Promise<{ nx: number; ny: number } | null> {
  const place = await db.selectFrom('profiles').select(['nx', 'ny']).where('userId', '=', userId).executeTakeFirst()
  return place && place.nx !== null && place.ny !== null ? { nx: place.nx, ny: place.ny } : null
}

/** Finds the record to ask about: yesterday's without a feeling, else the latest older plan since `since`. */
export const askedWear = (
  db: Db,
  userId: UserId,
  { yesterday, since }: { yesterday: string; since: string },
): Promise<WearRow | undefined> =>
  living(db, userId)
    .where('askedAt', 'is', null)
    .where('date', '<=', yesterday)
    .where('date', '>=', since)
    .where(({ or, and, eb }) =>
      or([
        and([eb('date', '=', yesterday), eb('state', '=', 'WORN'), eb('feeling', 'is', null)]),
        eb('state', '=', 'PLANNED'),
      ]),
    )
    .orderBy('date', 'desc')
    .orderBy('startsAt', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()

/** Selects plans for a date before `today` that were made on that date and not withdrawn. */
const isAssumable = (today: string) =>
  sql<boolean>`state = 'PLANNED' and deleted_at is null and date < ${today} and planned_on = date`

/** Returns the users with plans for a past date that were made on that date: `assumePlans` counts these as worn. */
export async function plannersBefore(db: Db, today: string): Promise<UserId[]> {
  const planners = db.selectFrom('wearEntries').select('userId').distinct().where(isAssumable(today))
  return (await planners.orderBy('userId').execute()).map(({ userId }) => userId)
}

/** The pieces of a record by their names in the closet now; those that have left it stay as they are. */
const itemsByName = sql<string>`(
  select coalesce(jsonb_agg(item || case when clothes.id is null then '{}'
    else jsonb_build_object('name', clothes.name) end order by place), '[]')
  from jsonb_array_elements(wear_entries.items) with ordinality as piece (item, place)
  left join clothes on clothes.owner_id = wear_entries.user_id and clothes.id = (item ->> 'clothesId')::uuid)`

/** Keeps the pieces of a plan by their names of today, as it becomes worn; the caller has locked the user's records. */
export const keepNames = (tx: Db, userId: UserId, id: WearId) =>
  tx.updateTable('wearEntries').set({ items: itemsByName }).where('userId', '=', userId).where('id', '=', id).execute()

/**
 * Turns plans that were made on their own date, now past, into worn outfits; the caller has locked the user's records.
 */
export const assumePlans = (tx: Db, userId: UserId, today: string, now: Date) =>
  tx
    .updateTable('wearEntries')
    .set((row) => ({
      state: 'WORN',
      isAssumed: true,
      items: itemsByName,
      updatedAt: now,
      revision: row('revision', '+', 1),
    }))
    .where('userId', '=', userId)
    .where(isAssumable(today))
    .execute()

/** Finds records of past days whose observed weather is not stored yet; records with sample weather are left out. */
export const unobservedWears = (db: Db, from: string, before: string) =>
  db
    .selectFrom('wearEntries')
    .select(['userId', 'id', 'date', 'weatherId', 'occasion', 'startsAt'])
    .where('observed', 'is', null)
    .where('weatherId', 'is not', null)
    .where(sql<boolean>`weather ->> 'isSample' = 'false'`)
    .where('deletedAt', 'is', null)
    .where('state', '=', 'WORN')
    .where('date', '>=', from)
    .where('date', '<', before)
    .orderBy('date')
    .orderBy('userId')
    .orderBy('id')
    .execute()

/** Stores observed weather without a new revision, since no person has changed anything. */
export const saveObserved = (db: Db, userId: UserId, id: WearId, observed: string) =>
  db.updateTable('wearEntries').set({ observed }).where('userId', '=', userId).where('id', '=', id).execute()
