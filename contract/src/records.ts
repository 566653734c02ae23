import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { ErrorName } from './errors.ts'
import { noContent } from './vocabulary.ts'

interface RecordNames {
  id: string
  notFound: ErrorName
  changed: ErrorName
  tooMany: ErrorName
}

/**
 * Names that the API uses for each kind of record whose ids clients choose: the name of the id, and those of the
 * errors.
 */
export const recordNames = {
  wears: { id: 'wearId', notFound: 'WearNotFound', changed: 'WearChanged', tooMany: 'TooManyWears' },
  looks: { id: 'lookId', notFound: 'LookNotFound', changed: 'LookChanged', tooMany: 'TooManyLooks' },
  trips: { id: 'tripId', notFound: 'TripNotFound', changed: 'TripChanged', tooMany: 'TooManyTrips' },
} as const satisfies Record<string, RecordNames>
export type RecordKind = keyof typeof recordNames

/** Revision of the stored record that the client saw last; 0 for a new record. */
export const seenRevision = z.int().min(0)

/** Revision of the record that the client saw last; without it, the record is changed whatever its revision is. */
const seenOrAny = z.object({ revision: z.coerce.number().pipe(z.int()).optional() })

type One = Pick<Endpoint, 'path' | 'params' | 'access' | 'lane'>

/**
 * Makes the endpoints that read, save and delete one record; `one` is what they share. Saving the same again changes
 * nothing, but restores a record deleted in the last thirty days. A `change` that is based on another revision than the
 * stored one is refused.
 */
export const recordEndpoints = <
  Kind extends RecordKind,
  const Shared extends One,
  Change extends z.ZodType,
  Kept extends z.ZodType,
>(
  kind: Kind,
  one: Shared,
  { change, kept }: { change: Change; kept: Kept },
) => {
  const { notFound, changed, tooMany }: (typeof recordNames)[Kind] = recordNames[kind]
  return {
    get: { ...one, method: 'GET', status: 200, response: kept, errors: [notFound] },
    save: { ...one, method: 'PUT', body: change, status: 200, response: kept, errors: [changed, tooMany] },
    delete: { ...one, method: 'DELETE', query: seenOrAny, status: 204, response: noContent, errors: [changed] },
  } as const
}
