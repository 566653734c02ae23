import type { PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, InRange, Order, Paging } from '#platform/db/index.ts'
import { type FollowRow, type FollowSide, keptCount } from './queries.ts'

export interface FollowListing {
  userId: UserId
  nameLike: string | undefined
  page: PageQuery
}

const newestFirst: Order<FollowRow> = {
  by: 'createdAt',
  direction: 'DESCENDING',
  column: 'follows.createdAt',
  id: 'follows.id',
  valueOf: (row) => row.createdAt,
}

/** Returns a page of the people whom a user follows, or who follow them; the newest first, without deleted accounts. */
export function followPage(db: Db, paging: Paging, side: FollowSide, { userId, nameLike, page }: FollowListing) {
  const filters = { side: side.owner, userId, nameLike }
  const kept = () => keptTotal(db, side, userId)
  if (nameLike === undefined)
    return paging.pageOf(peopleOf(db, side, userId), { page, order: newestFirst, filters, total: kept })
  const search: Search = { side, userId, word: nameLike.toLowerCase() }
  const total = async () => namedTotal(db, search, await kept())
  return paging.pageFrom({ page, order: newestFirst, filters, total }, async (inRange, limit) => {
    const walked = await inRange(namedNearby(db, search, inRange, limit * walkedForEach), limit).execute()
    return walked.length === limit ? walked : inRange(namedAnywhere(db, search), limit).execute()
  })
}

interface Search {
  side: FollowSide
  userId: UserId
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

const peopleOf = (db: Db, side: FollowSide, userId: UserId) =>
  relationsOf(db, side, userId)
    .innerJoin('users', 'users.id', `follows.${side.other}`)
    .where('users.deletedAt', 'is', null)
    .$castTo<FollowRow>()

const namedNearby = (db: Db, { side, userId, word }: Search, inRange: InRange, most: number) =>
  db
    .selectFrom(inRange(relationsOf(db, side, userId), most).as('follows'))
    .innerJoin('users', 'users.id', `follows.${side.other}`)
    .where('users.deletedAt', 'is', null)
    .where(hasWord(word))
    .selectAll('follows')
    .$castTo<FollowRow>()

const namedAnywhere = (db: Db, { side, userId, word }: Search) =>
  peopleOf(db, side, userId)
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

async function keptTotal(db: Db, side: FollowSide, userId: UserId): Promise<number> {
  const kept = db.selectFrom('profiles').where('userId', '=', userId).select(keptCount(side).as('count'))
  return (await kept.executeTakeFirstOrThrow()).count
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
