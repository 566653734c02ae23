import type { AttributeDefinition, DefinitionId } from '@otday/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dropDefinition, showDefinition } from './cache.ts'
import { type DefinitionFilters, definitionFiltersFrom } from './filters.ts'
import { definitionLists } from './keys.ts'

const define = (name: string, day: number): AttributeDefinition => ({
  id: `id of ${name}` as DefinitionId,
  name,
  selectableValues: ['가'],
  swatches: [],
  createdAt: new Date(Date.UTC(2026, 0, day)),
})
const [fit, season, thickness] = [define('핏', 3), define('계절', 1), define('두께', 2)]

function shown(queries: string[], change: (client: QueryClient) => void) {
  const client = new QueryClient()
  const filters = queries.map((query) => definitionFiltersFrom(new URLSearchParams(query)))
  const key = (each: DefinitionFilters) => [...definitionLists, each]
  for (const each of filters) client.setQueryData(key(each), [season, thickness])
  change(client)
  return filters.map((each) => client.getQueryData<AttributeDefinition[]>(key(each))?.map(({ name }) => name))
}

test('a new definition appears at its sorted place in each list whose search matches it', () => {
  const orders = ['', 'sortDirection=DESCENDING', 'sortBy=createdAt', 'sortBy=createdAt&sortDirection=DESCENDING']
  expect(shown([...orders, 'keywordLike=%EA%B3%84'], (client) => showDefinition(client, fit))).toEqual([
    ['계절', '두께', '핏'],
    ['핏', '두께', '계절'],
    ['계절', '두께', '핏'],
    ['핏', '두께', '계절'],
    ['계절', '두께'],
  ])
})

test('a renamed definition moves to its sorted place and leaves a search that no longer matches', () => {
  const renamed = { ...season, name: '하루' }
  expect(shown(['', 'keywordLike=%EA%B3%84'], (client) => showDefinition(client, renamed))).toEqual([
    ['두께', '하루'],
    ['두께'],
  ])
})

test('a deleted definition is gone from every list', () => {
  expect(shown(['', 'sortBy=createdAt'], (client) => dropDefinition(client, season.id))).toEqual([['두께'], ['두께']])
})

test('invalid sort and search parameters fall back to the order by name', () => {
  expect(definitionFiltersFrom(new URLSearchParams('sortBy=size&sortDirection=up&keywordLike=%20'))).toEqual({
    sortBy: 'name',
    sortDirection: 'ASCENDING',
    keywordLike: undefined,
  })
})
