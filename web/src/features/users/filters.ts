import { users } from '@otday/contract'
import type * as z from 'zod'
import { paramsOf } from '../../platform/navigation/search-params.ts'

const { shape } = users.list.query

/** Filters of accounts; an absent one matches all. The names are those of the API and of the URL's query. */
export interface AccountFilters {
  sortBy: z.output<typeof shape.sortBy>
  sortDirection: z.output<typeof shape.sortDirection>
  emailLike?: z.output<typeof shape.emailLike>
  roleEqual?: z.output<typeof shape.roleEqual>
  locked?: z.output<typeof shape.locked>
}

export function accountFiltersFrom(search: URLSearchParams): AccountFilters {
  const read = paramsOf(search)
  return {
    sortBy: read(shape.sortBy, 'sortBy') ?? 'createdAt',
    sortDirection: read(shape.sortDirection, 'sortDirection') ?? 'DESCENDING',
    emailLike: read(shape.emailLike, 'emailLike'),
    roleEqual: read(shape.roleEqual, 'roleEqual'),
    locked: read(shape.locked, 'locked'),
  }
}

export const areAccountsNarrowed = ({ emailLike, roleEqual, locked }: AccountFilters): boolean =>
  Boolean(emailLike || roleEqual) || locked !== undefined
