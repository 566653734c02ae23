import { FeedQuery } from '@otday/contract'
import type * as z from 'zod'

const shape = FeedQuery.shape

/** Which feeds, in which order; absent means all. The names are those of the API and of the address. */
export interface FeedFilters {
  sortBy: z.output<typeof shape.sortBy>
  keywordLike?: string | undefined
  skyStatusEqual?: z.output<typeof shape.skyStatusEqual>
  precipitationTypeEqual?: z.output<typeof shape.precipitationTypeEqual>
  authorIdEqual?: z.output<typeof shape.authorIdEqual>
}

/** Reads the filters from the query of an address; what it doesn't understand counts as absent. */
export function feedFiltersFrom(search: URLSearchParams): FeedFilters {
  const read = <S extends z.ZodType>(schema: S, name: string) =>
    schema.safeParse(search.get(name) || undefined).data as z.output<S> | undefined
  return {
    sortBy: read(shape.sortBy, 'sortBy') ?? 'createdAt',
    keywordLike: read(shape.keywordLike, 'keywordLike'),
    skyStatusEqual: read(shape.skyStatusEqual, 'skyStatusEqual'),
    precipitationTypeEqual: read(shape.precipitationTypeEqual, 'precipitationTypeEqual'),
    authorIdEqual: read(shape.authorIdEqual, 'authorIdEqual'),
  }
}

/** True when something narrows the list: an empty answer then means 'nothing found'. */
export function isNarrowed({
  keywordLike,
  skyStatusEqual,
  precipitationTypeEqual,
  authorIdEqual,
}: FeedFilters): boolean {
  return Boolean(keywordLike || skyStatusEqual || precipitationTypeEqual || authorIdEqual)
}
