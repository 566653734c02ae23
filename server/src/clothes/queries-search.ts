import { type ClothesFilter, type ClothesId, type ClothesType, searchedWords, type UserId } from '@otday/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Row, Tables } from '#platform/db/index.ts'
import { type SearchFacts, searchVersion } from './piece-facts.ts'
import { anyOf, closetOf } from './queries.ts'
import { meantBy } from './search-words.ts'

export interface ClosetSearch extends ClothesFilter {
  ownerId: UserId
  typeEqual: ClothesType | undefined
  /** The filter `notWorn` leaves out pieces that were posted or recorded as worn on a day after this one. */
  wornSince: Date
}

const piece = expressionBuilder<Tables, 'clothes'>()

const isWornSince = ({ ownerId, wornSince }: ClosetSearch) => sql<boolean>`clothes.id in (
  select clothes_id from worn_sums
  where owner_id = ${ownerId} and last_day > (${wornSince}::timestamptz at time zone interval '09:00')::date)`

/**
 * Matches pieces whose search text contains the word, and pieces that the word names in other words: by a synonym of
 * their kind, their color or another of their marks (`search_marks`).
 */
function isMeant(word: string): Expression<SqlBool> {
  const stands = sql<boolean>`position(${word}::text in ${piece.ref('clothes.searchKey')}) > 0`
  const groups = meantBy(word)
  if (groups.length === 0) return stands
  const named = groups.map(
    (marks) => sql<boolean>`${piece.ref('clothes.searchMarks')} && ${sql.val([...marks])}::text[]`,
  )
  return piece.or([stands, piece.and(named)])
}

/**
 * Selects on how many days each piece was worn, and the last of these days; a post and a record of one day count once.
 */
const wearsOf = (ownerId: UserId) => sql<{ clothesId: ClothesId; days: number; last: string }>`(
  select hung.id as clothes_id, coalesce(sums.days, 0) as days,
    coalesce(sums.last_day::text, '') collate "C" as last
  from clothes as hung left join worn_sums as sums on sums.clothes_id = hung.id and sums.owner_id = ${ownerId}
  where hung.owner_id = ${ownerId})`

/** Selects the pieces of a closet with the columns that sort them by wear. */
export const wornCloset = (db: Db, ownerId: UserId, type: ClothesType | undefined) =>
  closetOf(db, ownerId, type)
    .innerJoin(wearsOf(ownerId).as('wears'), (join) => join.onRef('wears.clothesId', '=', 'clothes.id'))
    .select(['wears.days as wornDays', 'wears.last as lastWorn'])
export type WornPiece = Awaited<ReturnType<ReturnType<typeof wornCloset>['execute']>>[number]

/** Filters the pieces of one closet row by row, as the index by owner leaves at most a few thousand. */
export function isSearched(search: ClosetSearch): Expression<SqlBool> {
  const { keywordLike = '', colorIn, seasonEqual, occasionEqual, definitionIdEqual, valueEqual, notWorn } = search
  const chosen = piece
    .selectFrom('clothesAttributes')
    .select('clothesAttributes.clothesId')
    .whereRef('clothesAttributes.clothesId', '=', 'clothes.id')
    .$if(definitionIdEqual !== undefined, (row) => row.where('definitionId', '=', definitionIdEqual as never))
    .$if(valueEqual !== undefined, (row) => row.where('value', '=', valueEqual ?? ''))
  return piece.and([
    ...searchedWords(keywordLike).map(isMeant),
    ...(colorIn ? [sql<boolean>`${piece.ref('clothes.colorFamily')} = any(${sql.val([...colorIn])}::text[])`] : []),
    ...(seasonEqual ? [sql<boolean>`${seasonEqual}::text = any(${piece.ref('clothes.seasons')})`] : []),
    ...(occasionEqual ? [sql<boolean>`${occasionEqual}::text = any(${piece.ref('clothes.occasions')})`] : []),
    ...(definitionIdEqual ? [piece.exists(chosen)] : []),
    ...(notWorn ? [piece.not(isWornSince(search))] : []),
  ])
}

export async function countSearched(db: Db, search: ClosetSearch): Promise<number> {
  const { ownerId, typeEqual } = search
  const { count } = await db
    .selectFrom('clothes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clothes.ownerId', '=', ownerId)
    .$if(typeEqual !== undefined, (query) => query.where('clothes.type', '=', typeEqual ?? 'ETC'))
    .where(isSearched(search))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds pieces that changed since their search columns were stored, or whose columns an older version has stored. */
export const unreadOf = (db: Db, ownerId: UserId, limit: number) =>
  db
    .selectFrom('clothes')
    .select(['id', 'brand', 'size', 'memo'])
    .where('ownerId', '=', ownerId)
    .where(isUnread)
    .orderBy('id')
    .limit(limit)
    .execute()

const version = sql.lit(searchVersion)
/**
 * Condition that a piece's search columns are out of date, written as in the partial index clothes_unsearched_2, so that
 * PostgreSQL uses this index.
 */
const isUnread = sql<boolean>`(clothes.search_revision <> clothes.revision or clothes.search_version <> ${version})`

export const ownersUnread = async (db: Db, limit: number): Promise<UserId[]> => {
  const rows = await db.selectFrom('clothes').select('ownerId').distinct().where(isUnread).limit(limit).execute()
  return rows.map(({ ownerId }) => ownerId)
}

/**
 * Stores search columns, except of pieces that changed since they were read. Locks in the order of ids, as other
 * writers of many pieces do.
 */
export async function saveSearchFacts(db: Db, facts: readonly SearchFacts[]): Promise<void> {
  const ids = facts.map(({ id }): ClothesId => id)
  await sql`
    with read as (
      select * from json_to_recordset(${JSON.stringify(facts)}::json) as read ("id" uuid, "revision" integer,
        "nameKey" text, "searchKey" text, "searchMarks" text[], "colorFamily" text, "seasons" text[], "occasions" text[])
    ), locked as (
      select id, revision from clothes where id = ${anyOf(ids)} order by id for no key update
    )
    update clothes set read_revision = read."revision", search_revision = read."revision",
      search_version = ${version}, name_key = read."nameKey", search_key = read."searchKey",
      search_marks = read."searchMarks", color_family = read."colorFamily", seasons = read."seasons", occasions = read."occasions"
    from read join locked on locked.id = read."id" and locked.revision = read."revision"
    where clothes.id = read."id"`.execute(db)
}

export interface WornPost extends Pick<Row<'feeds'>, 'id' | 'createdAt' | 'ootds'> {
  /** Number of all posts of the owner with the piece. */
  times: number
}

/** Returns the latest of the owner's posts with the piece, and how many there are. */
export async function wornPosts(db: Db, ownerId: UserId, id: ClothesId, limit: number): Promise<WornPost[]> {
  const { rows } = await sql<WornPost>`
    select posted.id, posted.created_at, posted.ootds,
      (select posts from worn_sums where clothes_id = ${id}) as times
    from (select date from worn_days where clothes_id = ${id} and posts > 0 order by date desc limit ${limit}) as day
    cross join lateral (
      select id, created_at, ootds from feeds
      where author_id = ${ownerId} and ootds @> ${JSON.stringify([{ clothesId: id }])}::jsonb
        and created_at >= day.date::timestamp at time zone interval '09:00'
        and created_at < (day.date + 1)::timestamp at time zone interval '09:00') as posted
    order by posted.created_at desc, posted.id desc limit ${limit}`.execute(db)
  return rows
}
