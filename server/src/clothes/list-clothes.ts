import {
  type ClothesFilter,
  type ClothesQuery,
  ColorFamily,
  notWornDays,
  searchKey,
  type UserId,
} from '@otday/contract'
import type { Db, Order, Paging } from '#platform/db/index.ts'
import type { Clock } from '#platform/clock.ts'
import { closetOf, countOf, type Piece } from './queries.ts'
import { countSearched, isSearched } from './queries-search.ts'
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
const usualDirection = { createdAt: 'DESCENDING', name: 'ASCENDING' } as const

const orderOf = ({ sortBy, sortDirection = usualDirection[sortBy] }: Sorting): Order<Piece> => ({
  ...orders[sortBy],
  direction: sortDirection,
  id: 'clothes.id',
})
type Sorting = Pick<ClothesQuery, 'sortBy' | 'sortDirection'>

/** In one spelling, so that cursors don't depend on the order of colors. Empty without filters. */
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
 * A page of a closet. Filters and order are the owner's; others see all, newest first.
 * @throws InvalidCursor
 */
export async function listClothes({ db, clock, paging }: ListingDeps, viewerId: UserId, query: ClothesQuery) {
  const { ownerId, typeEqual, cursor, idAfter, limit } = query
  const isOwner = viewerId === ownerId
  const order = orderOf(isOwner ? query : { sortBy: 'createdAt', sortDirection: undefined })
  const filter = isOwner ? filterOf(query) : {}
  const request = { page: { cursor, idAfter, limit }, order, filters: { ownerId, typeEqual, ...filter } }
  const closet = closetOf(db, ownerId, typeEqual)
  const isNarrowed = Object.keys(filter).length > 0
  if (isNarrowed || order.by === 'name') await readChangedClothes(db, ownerId)
  if (!isNarrowed) return paging.pageOf(closet, { ...request, total: () => countOf(db, ownerId, typeEqual) })
  const wornSince = new Date(clock.now().getTime() - notWornDays * day)
  const search = { ownerId, typeEqual, ...filter, wornSince }
  return paging.pageOf(closet.where(isSearched(search)), { ...request, total: () => countSearched(db, search) })
}
