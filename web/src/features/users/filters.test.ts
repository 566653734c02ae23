import { expect, test } from 'vitest'
import { accountFiltersFrom, areAccountsNarrowed } from './filters.ts'

const from = (query: string) => accountFiltersFrom(new URLSearchParams(query))

test('each account filter is read from the address under the parameter name of the API', () => {
  expect(from('emailLike=%20otday%20&roleEqual=ADMIN&locked=false&sortBy=email&sortDirection=ASCENDING')).toEqual({
    emailLike: 'otday',
    roleEqual: 'ADMIN',
    locked: false,
    sortBy: 'email',
    sortDirection: 'ASCENDING',
  })
})

test('invalid filters in the address count as absent, and the newest accounts come first', () => {
  const filters = from('emailLike=%20&roleEqual=KING&locked=maybe&sortBy=name&sortDirection=up')
  expect(filters).toEqual(from(''))
  expect(filters).toMatchObject({ sortBy: 'createdAt', sortDirection: 'DESCENDING' })
})

test('a sort order alone does not narrow the accounts, a filter does', () => {
  expect(areAccountsNarrowed(from('sortBy=email'))).toBe(false)
  for (const query of ['emailLike=a', 'roleEqual=USER', 'locked=false', 'locked=true'])
    expect(areAccountsNarrowed(from(query))).toBe(true)
})
