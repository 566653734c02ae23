import { emailKeyOf, type ParsedOf, type users } from '@otday/contract'
import { sql } from 'kysely'
import { mayReturn } from './queries.ts'
import type { Db, Order, Paging, Row } from '#platform/db/index.ts'

type ListQuery = ParsedOf<(typeof users)['list']>['query']

const columns = {
  email: { column: 'users.emailKey', valueOf: (row: Row<'users'>) => row.emailKey },
  createdAt: { column: 'users.createdAt', valueOf: (row: Row<'users'>) => row.createdAt },
} as const

/** Every character of `emailLike` is literal; case is ignored. Accounts that may come back are listed. */
export function accountPage(db: Db, paging: Paging, query: ListQuery, now: Date) {
  const { sortBy, sortDirection, emailLike, roleEqual, locked, ...page } = query
  const order: Order<Row<'users'>> = { by: sortBy, direction: sortDirection, id: 'users.id', ...columns[sortBy] }
  const found = accounts(db, query, now)
  return paging.pageOf(found.selectAll('users'), {
    page,
    order,
    filters: { emailLike, roleEqual, locked },
    total: async () => {
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return total
    },
  })
}

const accounts = (db: Db, { emailLike, roleEqual, locked }: ListQuery, now: Date) =>
  db
    .selectFrom('users')
    .where(mayReturn(now))
    .$if(emailLike !== undefined, (query) => query.where(hasWord(emailLike ?? '')))
    .$if(roleEqual !== undefined, (query) => query.where('users.role', '=', roleEqual ?? 'USER'))
    .$if(locked !== undefined, (query) => query.where('users.lockedAt', locked ? 'is not' : 'is', null))

export const allAccounts = (db: Db, word: string | undefined, now: Date) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(mayReturn(now))
    .$if(word !== undefined, (query) => query.where(hasWord(word ?? '')))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Administrators, and accounts that are locked. */
export const privilegedAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'name', 'role', 'lockedAt', 'deletedAt', 'createdAt'])
    .where('emptiedAt', 'is', null)
    .where(({ or, eb }) => or([eb('role', '=', 'ADMIN'), eb('lockedAt', 'is not', null)]))
    .orderBy('createdAt')
    .execute()

/** Who can be reached by mail and act. */
export const administratorsOf = (db: Db) =>
  db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('role', '=', 'ADMIN')
    .where('lockedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

const hasWord = (word: string) => sql<boolean>`position(${emailKeyOf(word)}::text in users.email_key) > 0`
