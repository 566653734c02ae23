import type { PageQuery, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ShortCache } from '#platform/cache/short-cache.ts'
import type { Db, InRange, Order, Paging } from '#platform/db/index.ts'
import { blockedPeople, isAccountOpenTo, isSeenBy, isSeenInList, sightRevision } from '../sight/index.ts'
import { type FollowRow, type FollowSide, keptCount } from './queries.ts'

export interface FollowListing {
  viewer: UserId
  userId: UserId
  nameLike: string | undefined
  page: PageQuery
  /** Keeps how many relations a list leaves out; without it they are counted for each first page. */
  unseenCounts?: ShortCache<number>
}

const newestFirst: Order<FollowRow> = {
  by: 'createdAt',
  direction: 'DESCENDING',
  column: 'follows.createdAt',
  id: 'follows.id',
  valueOf: (row) => row.createdAt,
}

/**
 * Returns a page of the people whom a user follows, or who follow them; the newest first, without deleted accounts and
 * without people whom the viewer does not see. Empty for a private account that the viewer does not follow.
 */
export function followPage(
  db: Db,
  paging: Paging,
  side: FollowSide,
  { viewer, userId, nameLike, page, unseenCounts = (_, count) => count() }: FollowListing,
) {
  const filters = { side: side.owner, userId, nameLike }
  const listed = { side, viewer, userId }
  const kept = () => keptTotal(db, listed, unseenCounts)
  if (nameLike === undefined)
    return paging.pageOf(peopleOf(db, listed), { page, order: newestFirst, filters, total: kept })
  const search: Search = { ...listed, word: nameLike.toLowerCase() }
  const total = async () => namedTotal(db, search, await kept())
  return paging.pageFrom({ page, order: newestFirst, filters, total }, async (inRange, limit) => {
    const walked = await inRange(namedNearby(db, search, inRange, limit * walkedForEach), limit).execute()
    return walked.length === limit ? walked : inRange(namedAnywhere(db, search), limit).execute()
  })
}

interface Listed {
  side: FollowSide
  viewer: UserId
  userId: UserId
}

interface Search extends Listed {
  /** Word in lower case. */
  word: string
}

/**
 * A search reads at most this many of the newest relations for each person that it has to return; if these are not
 * enough, it uses the index of names instead. The planner of PostgreSQL cannot choose between both, as it does not know
 * how common a name is.
 */
const walkedForEach = 200

const relationsOf = (db: Db, { owner }: FollowSide, userId: UserId) =>
  db.selectFrom('follows').selectAll('follows').where(`follows.${owner}`, '=', userId)

const peopleOf = (db: Db, { side, viewer, userId }: Listed) =>
  relationsOf(db, side, userId)
    .innerJoin('users', 'users.id', `follows.${side.other}`)
    .where('users.deletedAt', 'is', null)
    .where(areSeen(viewer, userId, sql.ref(`follows.${side.other}`)))
    .$castTo<FollowRow>()

/**
 * Condition that the viewer sees both people of a relation, and the user's account is open to the viewer. A search
 * looks for blocks of those only whose names it found: PostgreSQL checks conditions of one table from the cheapest to
 * the most expensive.
 */
const areSeen = (viewer: UserId, userId: UserId, other: RawBuilder<unknown>) =>
  sql<boolean>`${isSeenBy(viewer, sql`${userId}::uuid`)} and ${isAccountOpenTo(viewer, sql`${userId}::uuid`)}
    and ${isSeenInList(viewer, other)}`

const namedNearby = (db: Db, { side, viewer, userId, word }: Search, inRange: InRange, most: number) =>
  db
    .selectFrom(inRange(relationsOf(db, side, userId), most).as('follows'))
    .innerJoin('users', 'users.id', `follows.${side.other}`)
    .where('users.deletedAt', 'is', null)
    .where(areSeen(viewer, userId, sql.ref('users.id')))
    .where(hasWord(word))
    .selectAll('follows')
    .$castTo<FollowRow>()

const namedAnywhere = (db: Db, { word, ...listed }: Search) =>
  peopleOf(db, listed)
    .where(sql<boolean>`name_tokens(users.name) @> ${tokensOf(word)}::text[]`)
    .where(hasWord(word))

const hasWord = (word: string) => sql<boolean>`position(${word}::text in lower(users.name)) > 0`

/**
 * Returns the search tokens of a word: its pairs of adjacent characters or, for a word of one character, this
 * character.
 */
function tokensOf(word: string): string[] {
  const characters = Array.from(word)
  const pairs = characters.slice(1).map((character, before) => `${characters[before]}${character}`)
  return pairs.length > 0 ? pairs : characters
}

async function keptTotal(db: Db, listed: Listed, unseenCounts: ShortCache<number>): Promise<number> {
  const { side, viewer, userId } = listed
  const { count, sight } = await db
    .selectFrom('profiles')
    .where('userId', '=', userId)
    .select([keptCount(side).as('count'), sightRevision(viewer).as('sight')])
    .executeTakeFirstOrThrow()
  if (sight === null) return count
  const key = JSON.stringify([viewer, sight, side.owner, userId])
  return count - (await unseenCounts(key, () => unseenRelations(db, listed)))
}

/** Counts the relations of a user with people whom the viewer does not see. */
async function unseenRelations(db: Db, { side: { owner, other }, viewer, userId }: Listed): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${blockedPeople(viewer)} as person
    inner join follows on ${sql.ref(`follows.${other}`)} = person.id and ${sql.ref(`follows.${owner}`)} = ${userId}
    inner join users on users.id = person.id and users.deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Number of newest relations that are sampled for a total. */
const counted = 10_000
/** If fewer of the sampled relations match the name, all relations are counted instead. */
const minimumHits = 50

/** Counts exactly up to 10,000 relations and for rare names; beyond, extrapolates from the newest relations. */
async function namedTotal(db: Db, search: Search, all: number): Promise<number> {
  const newest: InRange = (query, limit) =>
    query.orderBy(sql.ref(newestFirst.column), 'desc').orderBy(sql.ref(newestFirst.id), 'desc').limit(limit)
  const hits = await countOf(db, namedNearby(db, search, newest, counted))
  if (all <= counted) return hits
  return hits < minimumHits ? countOf(db, namedAnywhere(db, search)) : Math.round((hits / counted) * all)
}

async function countOf(db: Db, rows: ReturnType<typeof namedAnywhere>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('found'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
