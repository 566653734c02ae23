import { type ClothesFilter, type ClothesId, type ClothesType, searchedWords, type UserId } from '@otday/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/index.ts'
import type { SearchFacts } from './piece-facts.ts'
import { anyOf, closetOf } from './queries.ts'
import { meantBy } from './search-words.ts'

export interface ClosetSearch extends ClothesFilter {
  ownerId: UserId
  typeEqual: ClothesType | undefined
  /** Posts and records since then count for `notWorn`. */
  wornSince: Date
}

const piece = expressionBuilder<Tables, 'clothes'>()

const isWornSince = ({ ownerId, wornSince }: ClosetSearch) => sql<boolean>`(clothes.id::text in (
  select item ->> 'clothesId' from feeds, jsonb_array_elements(feeds.ootds) as item
  where feeds.author_id = ${ownerId} and feeds.created_at > ${wornSince})
  or clothes.id in (
  select wear_items.clothes_id from wear_items join wear_entries as entry
    on entry.user_id = wear_items.user_id and entry.id = wear_items.wear_id
  where entry.user_id = ${ownerId} and entry.state = 'WORN' and entry.deleted_at is null
    and entry.date > (${wornSince}::timestamptz at time zone interval '09:00')::date))`

/** A word stands in the text of a piece, or names what it is in other words. */
function isMeant(word: string): Expression<SqlBool> {
  const stands = sql<boolean>`position(${word}::text in ${piece.ref('clothes.searchKey')}) > 0`
  const groups = meantBy(word)
  if (groups.length === 0) return stands
  const named = groups.map(
    (marks) => sql<boolean>`${piece.ref('clothes.searchMarks')} && ${sql.val([...marks])}::text[]`,
  )
  return piece.or([stands, piece.and(named)])
}

/** On how many days each piece was worn, and the last of them; posts and records of one day count once. */
const wearsOf = (ownerId: UserId) => sql<{ clothesId: ClothesId; days: number; last: string }>`(
  select hung.id as clothes_id, count(worn.date)::integer as days, coalesce(max(worn.date)::text, '') collate "C" as last
  from clothes as hung left join (
    select wear_items.clothes_id, entry.date
    from wear_entries as entry join wear_items on wear_items.user_id = entry.user_id and wear_items.wear_id = entry.id
    where entry.user_id = ${ownerId} and entry.state = 'WORN' and entry.deleted_at is null
    union
    select (item ->> 'clothesId')::uuid, (feeds.created_at at time zone interval '09:00')::date
    from feeds, jsonb_array_elements(feeds.ootds) as item where feeds.author_id = ${ownerId}
  ) as worn on worn.clothes_id = hung.id
  where hung.owner_id = ${ownerId} group by hung.id)`

/** With what a closet is sorted by. */
export const wornCloset = (db: Db, ownerId: UserId, type: ClothesType | undefined) =>
  closetOf(db, ownerId, type)
    .innerJoin(wearsOf(ownerId).as('wears'), (join) => join.onRef('wears.clothesId', '=', 'clothes.id'))
    .select(['wears.days as wornDays', 'wears.last as lastWorn'])
export type WornPiece = Awaited<ReturnType<ReturnType<typeof wornCloset>['execute']>>[number]

/** Walks one closet: its index leaves some thousand rows. */
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

/** Those that changed since they were read. */
export const unreadOf = (db: Db, ownerId: UserId, limit: number) =>
  db
    .selectFrom('clothes')
    .select(['id', 'brand'])
    .where('ownerId', '=', ownerId)
    .where(isUnread)
    .orderBy('id')
    .limit(limit)
    .execute()

const isUnread = sql<boolean>`clothes.read_revision <> clothes.revision`

export const ownersUnread = async (db: Db, limit: number): Promise<UserId[]> => {
  const rows = await db.selectFrom('clothes').select('ownerId').distinct().where(isUnread).limit(limit).execute()
  return rows.map(({ ownerId }) => ownerId)
}

/** Leaves out pieces that changed meanwhile. Locks in the order of ids, as other writers of many pieces do. */
export async function saveSearchFacts(db: Db, facts: readonly SearchFacts[]): Promise<void> {
  const ids = facts.map(({ id }): ClothesId => id)
  await sql`
    with read as (
      select * from json_to_recordset(${JSON.stringify(facts)}::json) as read ("id" uuid, "revision" integer,
        "nameKey" text, "searchKey" text, "searchMarks" text[], "colorFamily" text, "seasons" text[], "occasions" text[])
    ), locked as (
      select id, revision from clothes where id = ${anyOf(ids)} order by id for no key update
    )
    update clothes set read_revision = read."revision", name_key = read."nameKey", search_key = read."searchKey",
      search_marks = read."searchMarks", color_family = read."colorFamily", seasons = read."seasons", occasions = read."occasions"
    from read join locked on locked.id = read."id" and locked.revision = read."revision"
    where clothes.id = read."id"`.execute(db)
}

/** Of the owner's posts with the piece, the latest, and how many there are. */
export const wornPosts = (db: Db, ownerId: UserId, id: ClothesId, limit: number) =>
  db
    .selectFrom('feeds')
    .select(['feeds.id', 'feeds.createdAt', 'feeds.ootds'])
    .select(sql<number>`(count(*) over ())::integer`.as('times'))
    .where('feeds.authorId', '=', ownerId)
    .where(sql<boolean>`feeds.ootds @> ${JSON.stringify([{ clothesId: id }])}::jsonb`)
    .orderBy('feeds.createdAt', 'desc')
    .orderBy('feeds.id', 'desc')
    .limit(limit)
    .execute()
