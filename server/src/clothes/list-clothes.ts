import {
  type ClothesFilter,
  type ClothesQuery,
  ColorFamily,
  notWornDays,
  searchKey,
  type UserId,
} from '@otday/contract'
import type { Db, Paging } from '#platform/db/index.ts'
import type { Clock } from '#platform/clock.ts'
import { closetOf, countOf, type Piece } from './queries.ts'
import { countSearched, isSearched, wornCloset, type WornPiece } from './queries-search.ts'
import { readChangedClothes } from './read-clothes.ts'

interface ListingDeps {
  db: Db
  clock: Clock
  paging: Paging
}

const orders = {
  createdAt: { by: 'createdAt', column: 'clothes.createdAt', valueOf: (piece: Piece) => piece.createdAt },
  name: { by: 'name', column: 'clothes.nameKey', valueOf: (piece: Piece) => searchKey(piece.name) },
} as const
const wornOrders = {
  worn: { by: 'worn', column: 'wears.days', valueOf: (piece: WornPiece) => piece.wornDays },
  lastWorn: { by: 'lastWorn', column: 'wears.last', valueOf: (piece: WornPiece) => piece.lastWorn },
} as const
const usualDirection = {
  createdAt: 'DESCENDING',
  name: 'ASCENDING',
  worn: 'DESCENDING',
  lastWorn: 'DESCENDING',
} as const

/**
 * Returns the filter in one normalized form, so that cursors don't depend on the order of colors. Empty without
 * filters.
 */
function filterOf(query: ClothesQuery): ClothesFilter {
  const { keywordLike, colorIn, seasonEqual, occasionEqual, definitionIdEqual, valueEqual, notWorn } = query
  const colors = colorIn && ColorFamily.options.filter((family) => colorIn.includes(family))
  return {
    ...(keywordLike && { keywordLike }),
    ...(colors && colors.length > 0 && { colorIn: colors }),
    ...(seasonEqual && { seasonEqual }),
    ...(occasionEqual && { occasionEqual }),
    ...(definitionIdEqual && { definitionIdEqual }),
    ...(valueEqual !== undefined && { valueEqual }),
    ...(notWorn && { notWorn }),
  }
}

const day = 86_400_000

/**
 * Returns a page of a closet. Filters and sort order serve the owner only; others get all pieces, newest first.
 * @throws InvalidCursor
 */
export async function listClothes({ db, clock, paging }: ListingDeps, viewerId: UserId, query: ClothesQuery) {
  const { ownerId, typeEqual, cursor, idAfter, limit } = query
  const isOwner = viewerId === ownerId
  const { sortBy, sortDirection } = isOwner ? query : ({ sortBy: 'createdAt' } as const)
  const filter = isOwner ? filterOf(query) : {}
  const isNarrowed = Object.keys(filter).length > 0
  if (isNarrowed || sortBy === 'name') await readChangedClothes(db, ownerId)
  const wornSince = new Date(clock.now().getTime() - notWornDays * day)
  const search = { ownerId, typeEqual, ...filter, wornSince }
  const request = {
    page: { cursor, idAfter, limit },
    filters: { ownerId, typeEqual, ...filter },
    total: () => (isNarrowed ? countSearched(db, search) : countOf(db, ownerId, typeEqual)),
  }
  const place = { direction: sortDirection ?? usualDirection[sortBy], id: 'clothes.id' }
  if (sortBy === 'worn' || sortBy === 'lastWorn') {
    const closet = wornCloset(db, ownerId, typeEqual).$if(isNarrowed, (pieces) => pieces.where(isSearched(search)))
    return paging.pageOf(closet, { ...request, order: { ...wornOrders[sortBy], ...place } })
  }
  const closet = closetOf(db, ownerId, typeEqual).$if(isNarrowed, (pieces) => pieces.where(isSearched(search)))
  return paging.pageOf(closet, { ...request, order: { ...orders[sortBy], ...place } })
}
