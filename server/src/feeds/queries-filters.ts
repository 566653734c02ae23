import type { UserId } from '@otday/contract'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Row, Tables } from '#platform/db/index.ts'
import type { SearchWord } from './search-tokens.ts'

export interface FeedFilter {
  authorId: UserId | undefined
  skyStatus: Row<'feeds'>['skyStatus'] | undefined
  precipitationType: Row<'feeds'>['precipitationType'] | undefined
  words: SearchWord[]
}

/**
 * The table that a list is read from: `feeds` in order of time, `feedReactions` in order of likes. Both have the
 * columns of filters.
 */
export type Walked = 'feeds' | 'feedReactions'

const feed = expressionBuilder<Tables, 'feeds'>()

export function fits(
  { authorId, skyStatus, precipitationType }: Partial<FeedFilter>,
  walked: Walked = 'feeds',
): Expression<SqlBool> {
  const column = (name: string) => sql.ref<string>(`${walked}.${name}`)
  const is = (name: string, value: string) => feed(column(name), '=', value)
  const pair = sql<string>`${column('skyStatus')} || ' ' || ${column('precipitationType')}`
  const weather =
    skyStatus && precipitationType
      ? // One condition for both: of two, PostgreSQL would check one row by row, without the index.
        [feed(pair, '=', sql<string>`${skyStatus}::text || ' ' || ${precipitationType}::text`)]
      : [
          ...(skyStatus ? [is('skyStatus', skyStatus)] : []),
          ...(precipitationType ? [is('precipitationType', precipitationType)] : []),
        ]
  return feed.and([...(authorId ? [is('authorId', authorId)] : []), ...weather])
}

export const hasWords = ({ words }: FeedFilter, walked: Walked = 'feeds'): Expression<SqlBool> =>
  feed.and(words.map(({ word }) => sql<boolean>`position(${word}::text in ${sql.ref(`${walked}.contentKey`)}) > 0`))

/** Selects candidates by the index of tokens and weather; `hasWords` then decides which of them match. */
export const hasTokens = ({ words, skyStatus, precipitationType }: FeedFilter): Expression<SqlBool> => {
  const tokens = [...words.flatMap((word) => word.tokens), skyStatus, precipitationType].filter(Boolean)
  const weather = sql`array[${feed.ref('feeds.skyStatus')}, ${feed.ref('feeds.precipitationType')}]`
  return sql<boolean>`(${feed.ref('feeds.searchTokens')} || ${weather} collate "C") @> ${tokens}::text[]`
}

/**
 * Selects feeds without those of deleted accounts, written so that PostgreSQL uses the small index of deleted accounts.
 */
export const authorIsThere = (walked: Walked = 'feeds'): Expression<SqlBool> =>
  feed.not(
    feed.exists(
      feed
        .selectFrom('users')
        .select('users.id')
        .where('users.id', '=', sql.ref<UserId>(`${walked}.authorId`))
        .where('users.deletedAt', 'is not', null),
    ),
  )
