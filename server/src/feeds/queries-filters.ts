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

const feed = expressionBuilder<Tables, 'feeds'>()

export function fits({ authorId, skyStatus, precipitationType }: Partial<FeedFilter>): Expression<SqlBool> {
  return feed.and([
    ...(authorId ? [feed('feeds.authorId', '=', authorId)] : []),
    ...(skyStatus ? [feed('feeds.skyStatus', '=', skyStatus)] : []),
    ...(precipitationType ? [feed('feeds.precipitationType', '=', precipitationType)] : []),
  ])
}

export const hasWords = ({ words }: FeedFilter): Expression<SqlBool> =>
  feed.and(words.map(({ word }) => sql<boolean>`position(${word}::text in ${feed.ref('feeds.contentKey')}) > 0`))

/** Candidates by the index of tokens and weather; `hasWords` decides. */
export const hasTokens = ({ words, skyStatus, precipitationType }: FeedFilter): Expression<SqlBool> => {
  const tokens = [...words.flatMap((word) => word.tokens), skyStatus, precipitationType].filter(Boolean)
  const weather = sql`array[${feed.ref('feeds.skyStatus')}, ${feed.ref('feeds.precipitationType')}]`
  return sql<boolean>`(${feed.ref('feeds.searchTokens')} || ${weather} collate "C") @> ${tokens}::text[]`
}

/** Few accounts are deleted, so their index answers. */
export const authorIsThere: Expression<SqlBool> = feed.not(
  feed.exists(
    feed
      .selectFrom('users')
      .select('users.id')
      .whereRef('users.id', '=', 'feeds.authorId')
      .where('users.deletedAt', 'is not', null),
  ),
)
