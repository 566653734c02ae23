import {
  type ClothesFilter,
  type ClothesQuery,
  ColorFamily,
  notWornDays,
  type Page,
  searchKey,
  type UserId,
} from '@otday/contract'
import type { Db, Paging } from '#platform/db/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Closet, closetOf, countOf, type ListedPiece, listedCloset, type Piece } from './queries.ts'
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
function filterOf({
  keywordLike,
  colorIn,
  seasonEqual,
  occasionEqual,
  definitionIdEqual,
  valueEqual,
  notWorn,
}: ClothesQuery): ClothesFilter {
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
 * Creates pages of a closet. Filters and sort order serve the owner only; others get all pieces, newest first.
 * @throws InvalidCursor
 */
export function createClosetPages({ db, clock, paging }: ListingDeps) {
  const keptPage = paging.keptPages(db, (closet: Closet, isFirst) => listedCloset(db, closet, isFirst))
  return async (viewerId: UserId, query: ClothesQuery): Promise<Page<Piece>> => {
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
    const order = { ...orders[sortBy], ...place }
    if (isNarrowed)
      return paging.pageOf(closetOf(db, ownerId, typeEqual).where(isSearched(search)), { ...request, order })
    const total = async ([first]: ListedPiece[]) => first?.total ?? 0
    return keptPage({ viewerId, ownerId, type: typeEqual }, { ...request, order, total })
  }
}
