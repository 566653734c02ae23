import {
  ClothesSortBy,
  ClothesType,
  ColorFamily,
  type ColorFamily as Family,
  DefinitionId,
  isBlank,
  normalised,
  Occasion,
  Season,
  SortDirection,
} from '@otday/contract'
import { paramsOf } from '../../platform/navigation/search-params.ts'
import type { ClosetSearch, ClothesFilters } from '../clothes/index.ts'

/** Names of the filters that narrow a closet, besides the filter by the type of clothes. */
export type ClosetFilterName = Exclude<keyof ClosetSearch, 'sortBy' | 'sortDirection'>

export type ClosetOrder = 'newest' | 'oldest' | 'name' | 'mostWorn' | 'leastWorn' | 'lastWorn' | 'longUnworn'
const orders = {
  newest: {},
  oldest: { sortDirection: 'ASCENDING' },
  name: { sortBy: 'name' },
  mostWorn: { sortBy: 'worn' },
  leastWorn: { sortBy: 'worn', sortDirection: 'ASCENDING' },
  lastWorn: { sortBy: 'lastWorn' },
  longUnworn: { sortBy: 'lastWorn', sortDirection: 'ASCENDING' },
} as const satisfies Record<ClosetOrder, ClosetSearch>

/** Returns the order of a search; names have only one direction. */
export function orderOf({ sortBy, sortDirection }: ClosetSearch): ClosetOrder {
  const isUpwards = sortDirection === 'ASCENDING'
  if (sortBy === 'name') return 'name'
  if (sortBy === 'worn') return isUpwards ? 'leastWorn' : 'mostWorn'
  if (sortBy === 'lastWorn') return isUpwards ? 'longUnworn' : 'lastWorn'
  return isUpwards ? 'oldest' : 'newest'
}

const colorsOf = (text: string | null): Family[] => {
  const named = new Set((text ?? '').split(','))
  return ColorFamily.options.filter((family) => named.has(family))
}

const keywordOf = (text: string | null) => (text === null || isBlank(text) ? undefined : normalised(text).slice(0, 100))

/** Returns the filters in a URL's query; invalid values are left out. */
export function closetFiltersFrom(params: URLSearchParams, ownerId: string): ClothesFilters & { search: ClosetSearch } {
  const param = paramsOf(params)
  const [keywordLike, colorIn] = [keywordOf(params.get('keywordLike')), colorsOf(params.get('colorIn'))]
  const [seasonEqual, occasionEqual] = [param(Season, 'seasonEqual'), param(Occasion, 'occasionEqual')]
  const definitionIdEqual = param(DefinitionId, 'definitionIdEqual')
  const valueEqual = (definitionIdEqual && params.get('valueEqual')) || undefined
  const order = orderOf({
    sortBy: param(ClothesSortBy, 'sortBy'),
    sortDirection: param(SortDirection, 'sortDirection'),
  })
  return {
    ownerId,
    typeEqual: param(ClothesType, 'typeEqual'),
    search: {
      ...(keywordLike && { keywordLike }),
      ...(colorIn.length > 0 && { colorIn }),
      ...(seasonEqual && { seasonEqual }),
      ...(occasionEqual && { occasionEqual }),
      ...(definitionIdEqual && { definitionIdEqual }),
      ...(valueEqual && { valueEqual: valueEqual.slice(0, 100) }),
      ...(params.get('notWorn') === 'true' && { notWorn: true }),
      ...orders[order],
    },
  }
}

/** Whether a search has any filter besides the order. */
export const isNarrowed = ({ sortBy: _by, sortDirection: _direction, ...filter }: ClosetSearch): boolean =>
  Object.keys(filter).length > 0

const names = [
  'keywordLike',
  'colorIn',
  'seasonEqual',
  'occasionEqual',
  'definitionIdEqual',
  'valueEqual',
  'notWorn',
  'sortBy',
  'sortDirection',
] as const satisfies (keyof ClosetSearch)[]

/** Returns a URL's query with the filters replaced; other parameters stay. */
export function withSearch(before: URLSearchParams, search: ClosetSearch): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const name of names) {
    const value = search[name]
    if (value === undefined || value === false) after.delete(name)
    else after.set(name, String(value))
  }
  return after
}

/** Returns the search without the named filters. */
export function without(search: ClosetSearch, ...gone: readonly ClosetFilterName[]): ClosetSearch {
  const rest = { ...search }
  for (const name of gone) delete rest[name]
  return rest
}

export const inOrder = (
  { sortBy: _by, sortDirection: _direction, ...filter }: ClosetSearch,
  order: ClosetOrder,
): ClosetSearch => {
  return { ...filter, ...orders[order] }
}

/** Returns the search without filters, in the same order. */
export const cleared = (search: ClosetSearch): ClosetSearch => ({ ...orders[orderOf(search)] })

const isWordOnly = ({ keywordLike, ...rest }: ClosetSearch): boolean => keywordLike !== undefined && !isNarrowed(rest)

/**
 * Returns the label of a button that removes search word and filters; the wording makes clear that no clothes are
 * deleted.
 */
export const clearLabel = (search: ClosetSearch): string =>
  isWordOnly(search) ? '검색어 지우기' : search.keywordLike ? '검색어와 필터 지우기' : '필터 지우기'

/** Returns advice on what may find more after a search without a result. */
export function otherSearchText(search: ClosetSearch, type: ClothesType | undefined): string {
  if (type) return search.keywordLike ? '검색어나 카테고리를 바꿔 보세요.' : '다른 카테고리를 골라 보세요.'
  if (isWordOnly(search)) return '다른 말로 찾아 보세요.'
  return search.keywordLike ? '검색어나 필터를 바꿔 보세요.' : '필터를 바꿔 보세요.'
}
