import { expect, test } from 'vitest'
import { feedFiltersFrom, isNarrowed } from './filters.ts'

const from = (query: string) => feedFiltersFrom(new URLSearchParams(query))
const author = '0198d2a4-6c1f-7b54-8a77-1f2e3d4c5b6a'

test('each feed filter is read from the address under the parameter name of the API', () => {
  expect(
    from(
      `sortBy=likeCount&keywordLike=%20코트%20&skyStatusEqual=CLOUDY&precipitationTypeEqual=SNOW&authorIdEqual=${author}`,
    ),
  ).toEqual({
    sortBy: 'likeCount',
    keywordLike: '코트',
    skyStatusEqual: 'CLOUDY',
    precipitationTypeEqual: 'SNOW',
    authorIdEqual: author,
  })
})

test('invalid filters in the address count as absent', () => {
  const filters = from('sortBy=hack&keywordLike=%20%20&skyStatusEqual=FOGGY&precipitationTypeEqual=&authorIdEqual=me')
  expect(filters).toEqual(from(''))
  expect(filters.sortBy).toBe('createdAt')
})

test('a sort order alone does not narrow the list', () => {
  expect(isNarrowed(from('sortBy=likeCount'))).toBe(false)
  expect(isNarrowed(from('skyStatusEqual=CLEAR'))).toBe(true)
})
