import type { ParsedOf, users } from '@otday/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, InRange, Row, Tables } from '#platform/db/index.ts'
import { goneSince } from './departed.ts'
import { mayReturn } from './queries.ts'

export type AccountFilter = Pick<ParsedOf<(typeof users)['list']>['query'], 'roleEqual' | 'locked'>

/** Selects accounts, also deleted ones that may come back. */
export const accounts = (db: Db, { roleEqual, locked }: AccountFilter, now: Date) =>
  db
    .selectFrom('users')
    .where(mayReturn(now))
    .$if(roleEqual !== undefined, (query) => query.where('users.role', '=', roleEqual ?? 'USER'))
    .$if(locked !== undefined, (query) => query.where('users.lockedAt', locked ? 'is not' : 'is', null))

/**
 * Returns the number of accounts that match. Administrators and locked accounts are few, so they are counted; the
 * number of the others is the stored total minus these.
 */
export async function accountTotal(db: Db, filter: AccountFilter, now: Date): Promise<number> {
  const { roleEqual, locked } = filter
  if (roleEqual === 'ADMIN' || locked) return countOf(db, accounts(db, filter, now).selectAll('users'))
  const others = accounts(db, {}, now)
    .selectAll('users')
    .where(({ or, eb }) =>
      or([
        ...(roleEqual === undefined ? [] : [eb('users.role', '=', 'ADMIN')]),
        ...(locked === undefined ? [] : [eb('users.lockedAt', 'is not', null)]),
      ]),
    )
  return (await keptTotal(db, now)) - (await countOf(db, others))
}

/** Returns the stored total, minus accounts whose days of grace are over and that wait for their removal. */
async function keptTotal(db: Db, now: Date): Promise<number> {
  const waiting = db
    .selectFrom('users')
    .where('deletedAt', '<=', goneSince(now))
    .where('emptiedAt', 'is', null)
    .select(sql<number>`count(*)::integer`.as('count'))
  const { total } = await db
    .selectFrom('userCounts')
    .select(sql<number>`(coalesce(sum(count), 0) - ${waiting})::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Number of the newest accounts in which words are counted, to extrapolate a total. */
const sampled = 10_000
/**
 * If fewer of the newest `sampled` accounts than this have the word, all accounts with the word are counted; otherwise
 * their number is extrapolated.
 */
const minimumHits = 50

export interface WordSearch {
  /**
   * Selects those of the first `most` accounts that have the word in their address; `inRange` sorts and limits the
   * accounts.
   */
  nearby(inRange: InRange, most: number): Found
  /** Selects the accounts that have the word by the index of addresses. */
  anywhere: Found
  /** Number of accounts, with or without the word. */
  all: number
}
type Found = SelectQueryBuilder<Tables, 'users', Row<'users'>>

const newest: InRange = (query, limit) =>
  query.orderBy(sql.ref('users.createdAt'), 'desc').orderBy(sql.ref('users.id'), 'desc').limit(limit)

/**
 * Returns the number of accounts with the word: exact up to 10,000 accounts and for rare words; beyond, extrapolated
 * from the newest.
 */
export async function wordTotal(db: Db, { nearby, anywhere, all }: WordSearch): Promise<number> {
  const hits = await countOf(db, nearby(newest, sampled))
  if (all <= sampled) return hits
  return hits < minimumHits ? countOf(db, anywhere) : Math.round((hits / sampled) * all)
}

async function countOf(db: Db, rows: Found): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('found'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
