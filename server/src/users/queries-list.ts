import { emailKeyOf, type ParsedOf, type users } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, InRange, Order, Paging, Row } from '#platform/db/index.ts'
import { mayReturn } from './queries.ts'
import { accounts, accountTotal, wordTotal } from './queries-totals.ts'

type ListQuery = ParsedOf<(typeof users)['list']>['query']

const columns = {
  email: { column: 'users.emailKey', valueOf: (row: Row<'users'>) => row.emailKey },
  createdAt: { column: 'users.createdAt', valueOf: (row: Row<'users'>) => row.createdAt },
} as const

/**
 * Selects a page of accounts, including deleted ones that may come back. Every character of `emailLike` is literal;
 * case is ignored.
 */
export function accountPage(db: Db, paging: Paging, query: ListQuery, now: Date) {
  const { sortBy, sortDirection, emailLike, roleEqual, locked, ...page } = query
  const order: Order<Row<'users'>> = { by: sortBy, direction: sortDirection, id: 'users.id', ...columns[sortBy] }
  const filters = { emailLike, roleEqual, locked }
  const found = accounts(db, query, now)
  const total = () => accountTotal(db, query, now)
  if (emailLike === undefined) return paging.pageOf(found.selectAll('users'), { page, order, filters, total })
  const word = emailKeyOf(emailLike)
  const nearby = (inRange: InRange, most: number) =>
    db
      .selectFrom(inRange(found.selectAll('users'), most).as('users'))
      .selectAll('users')
      .where(hasWord(word))
  const anywhere = found.selectAll('users').where(hasTokensOf(word)).where(hasWord(word))
  const request = { page, order, filters, total: async () => wordTotal(db, { nearby, anywhere, all: await total() }) }
  return paging.pageFrom(request, async (inRange, limit) => {
    const walked = await inRange(nearby(inRange, limit * walkedForEach[sortBy]), limit).execute()
    return walked.length === limit ? walked : inRange(anywhere, limit).execute()
  })
}

/**
 * A search first reads accounts in the list's order, at most this many for each result that it must find. If these
 * contain too few results, it uses the index of addresses; PostgreSQL's planner could not choose between both, as it
 * does not know how common a word is. In order of sign-up it reads more, since accounts that signed up one after the
 * other share database pages.
 */
const walkedForEach = { createdAt: 200, email: 20 }

export const allAccounts = (db: Db, word: string | undefined, now: Date) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(mayReturn(now))
    .$if(word !== undefined, (query) => query.where(hasWord(emailKeyOf(word ?? ''))))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Selects administrators, and accounts that are locked. */
export const privilegedAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'name', 'role', 'lockedAt', 'deletedAt', 'createdAt'])
    .where('emptiedAt', 'is', null)
    .where(({ or, eb }) => or([eb('role', '=', 'ADMIN'), eb('lockedAt', 'is not', null)]))
    .orderBy('createdAt')
    .execute()

/** Finds the administrators who can be reached by mail and act. */
export const administratorsOf = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('role', '=', 'ADMIN')
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

const hasWord = (key: string) => sql<boolean>`position(${key}::text in users.email_key) > 0`

/**
 * Returns a condition that uses the index of the characters, pairs and triples in addresses. It asks for the word's
 * triples, which imply its pairs and characters; a word shorter than three is asked for as it is.
 */
function hasTokensOf(key: string) {
  const characters = Array.from(key)
  const triples = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''))
  return sql<boolean>`email_tokens(users.email_key) @> ${triples.length > 0 ? triples : [key]}::text[]`
}
