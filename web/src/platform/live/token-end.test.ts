import { expect, test } from 'vitest'
import { endOf } from './token-end.ts'

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

test('the end of a token is its exp claim, and null for an invalid token', () => {
  expect(endOf(tokenOf({ exp: 1_790_000_000, sub: '하니??>>' }))).toBe(1_790_000_000)
  for (const token of ['', 'a.b.c', tokenOf(null), tokenOf({}), tokenOf({ exp: 'soon' })])
    expect(endOf(token)).toBeNull()
})
