import { expect, test } from 'vitest'
import { cleared, closetFiltersFrom, inOrder, isNarrowed, orderOf, without, withSearch } from './closet-search.ts'

const me = '0198d2a4-6c1f-7b54-8a77-000000000001'
const color = '0199a000-0000-7000-8000-000000000003'
const searchOf = (text: string) => closetFiltersFrom(new URLSearchParams(text), me).search

test('filters read from an address are written back unchanged', () => {
  const text = `typeEqual=TOP&keywordLike=니트&colorIn=BLACK%2CNAVY&seasonEqual=WINTER&occasionEqual=WORK&definitionIdEqual=${color}&valueEqual=블랙&notWorn=true&sortBy=name`
  const filters = closetFiltersFrom(new URLSearchParams(text), me)
  expect(filters).toEqual({
    ownerId: me,
    typeEqual: 'TOP',
    search: {
      keywordLike: '니트',
      colorIn: ['BLACK', 'NAVY'],
      seasonEqual: 'WINTER',
      occasionEqual: 'WORK',
      definitionIdEqual: color,
      valueEqual: '블랙',
      notWorn: true,
      sortBy: 'name',
    },
  })
  const written = withSearch(new URLSearchParams('typeEqual=TOP'), filters.search)
  expect(closetFiltersFrom(written, me)).toEqual(filters)
})

test('invalid filters in an address are ignored', () => {
  expect(
    searchOf('colorIn=NEON,BLACK&seasonEqual=FALL&notWorn=yes&valueEqual=블랙&sortBy=price&keywordLike=%20'),
  ).toEqual({
    colorIn: ['BLACK'],
  })
})

test('a sort order does not narrow the list and stays when the filters are cleared', () => {
  const search = searchOf('sortDirection=ASCENDING&notWorn=true')
  expect(isNarrowed(search)).toBe(true)
  expect(cleared(search)).toEqual({ sortDirection: 'ASCENDING' })
  expect(isNarrowed(cleared(search))).toBe(false)
  expect(orderOf(inOrder(search, 'name'))).toBe('name')
  expect(inOrder(search, 'newest')).toEqual({ notWorn: true })
  for (const order of ['oldest', 'name', 'mostWorn', 'leastWorn', 'lastWorn', 'longUnworn'] as const)
    expect(orderOf(searchOf(withSearch(new URLSearchParams(), inOrder({}, order)).toString()))).toBe(order)
})

test('other parameters of the address stay', () => {
  const before = new URLSearchParams('typeEqual=TOP&piece=1&notWorn=true')
  expect(withSearch(before, without({ notWorn: true }, 'notWorn')).toString()).toBe('typeEqual=TOP&piece=1')
})
