import { FeedQuery } from '@otday/contract'
import type * as z from 'zod'
import { paramsOf } from '../../platform/navigation/search-params.ts'

const shape = FeedQuery.shape

/** Filters and order of feeds; an absent filter matches all. The names are those of the API and of the URL's query. */
export interface FeedFilters {
  sortBy: z.output<typeof shape.sortBy>
  keywordLike?: string | undefined
  skyStatusEqual?: z.output<typeof shape.skyStatusEqual>
  precipitationTypeEqual?: z.output<typeof shape.precipitationTypeEqual>
  authorIdEqual?: z.output<typeof shape.authorIdEqual>
}

export function feedFiltersFrom(search: URLSearchParams): FeedFilters {
  const read = paramsOf(search)
  return {
    sortBy: read(shape.sortBy, 'sortBy') ?? 'createdAt',
    keywordLike: read(shape.keywordLike, 'keywordLike'),
    skyStatusEqual: read(shape.skyStatusEqual, 'skyStatusEqual'),
    precipitationTypeEqual: read(shape.precipitationTypeEqual, 'precipitationTypeEqual'),
    authorIdEqual: read(shape.authorIdEqual, 'authorIdEqual'),
  }
}

/** Whether any filter is set, so that an empty list means 'nothing found'. */
export const isNarrowed = ({
  keywordLike,
  skyStatusEqual,
  precipitationTypeEqual,
  authorIdEqual,
}: FeedFilters): boolean => Boolean(keywordLike || skyStatusEqual || precipitationTypeEqual || authorIdEqual)
