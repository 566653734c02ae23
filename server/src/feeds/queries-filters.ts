import type { UserId } from '@otday/contract'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Row, Tables } from '#platform/db/index.ts'
import { hasNoMutedWord, isFeedOpenTo, isHeardBy, isOpenTo } from '../sight/index.ts'
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

/** A filtered column, or the pair of two, and the value that it must have. */
interface Sought {
  column: RawBuilder<string>
  value: RawBuilder<string>
}

function soughtAuthor({ authorId }: Partial<FeedFilter>, walked: Walked): Sought[] {
  return authorId ? [{ column: sql.ref(`${walked}.authorId`), value: sql`${authorId}` }] : []
}

function soughtWeather({ skyStatus, precipitationType }: Partial<FeedFilter>, walked: Walked): Sought[] {
  const [sky, precipitation] = [sql.ref<string>(`${walked}.skyStatus`), sql.ref<string>(`${walked}.precipitationType`)]
  // One condition for both: of two, PostgreSQL would check one row by row, without the index.
  if (skyStatus && precipitationType)
    return [
      {
        column: sql`${sky} || ' ' || ${precipitation}`,
        value: sql`${skyStatus}::text || ' ' || ${precipitationType}::text`,
      },
    ]
  return [
    ...(skyStatus ? [{ column: sky, value: sql<string>`${skyStatus}` }] : []),
    ...(precipitationType ? [{ column: precipitation, value: sql<string>`${precipitationType}` }] : []),
  ]
}

const equals = ({ column, value }: Sought) => sql<boolean>`(${column}) = ${value}`
const isBetween = ({ column, value }: Sought) => sql<boolean>`(${column}) >= ${value} and (${column}) <= ${value}`

export const fits = (filter: Partial<FeedFilter>, walked: Walked = 'feeds'): Expression<SqlBool> =>
  feed.and([...soughtAuthor(filter, walked), ...soughtWeather(filter, walked)].map(equals))

/**
 * Selects what `fits` selects, by the index of the filter. A plan that serves every value of a filter expects each
 * value to be frequent; it would walk all feeds, through thousands of them for a rare value. Asking for the range from
 * the value to itself, too, makes PostgreSQL expect few rows. The index of the filter reads just those, while a walk
 * through all feeds seems long.
 */
export const fitsByIndex = (filter: Partial<FeedFilter>, walked: Walked): Expression<SqlBool> =>
  feed.and([fits(filter, walked), ...soughtWeather(filter, walked).map(isBetween)])

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

/**
 * Condition that a list's feed is open to the viewer. The table `feeds` does not say which feeds are for followers: a
 * search looks it up for those that it has found.
 */
export const isOpenIn = (walked: Walked, viewer: UserId): Expression<SqlBool> =>
  walked === 'feeds'
    ? isFeedOpenTo(viewer, sql.ref('feeds.id'), sql.ref('feeds.authorId'))
    : isOpenTo(viewer, sql.ref('feedReactions.isRestricted'), sql.ref('feedReactions.authorId'))

/** Selects feeds without those of people whom the viewer blocks or has muted, and without muted words. */
export const isShownTo = (viewer: UserId, walked: Walked): Expression<SqlBool> =>
  sql<boolean>`${isHeardBy(viewer, sql.ref(`${walked}.authorId`))}
    and ${hasNoMutedWord(viewer, sql.ref(`${walked}.contentKey`))}`
