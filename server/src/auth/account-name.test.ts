import { namePattern } from '@otday/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOf } from './account-name.ts'

test.each([
  ['김하니', '김하니'],
  ['Hani Kim', 'HaniKim'],
  ['하니'.normalize('NFD'), '하니'],
  ['👗 옷 좋아하는 하니 ✨', '옷좋아하는하니'],
  ['가'.repeat(30), '가'.repeat(20)],
  ['하', 'hani1'],
  ['👗', 'hani1'],
  [null, 'hani1'],
])('the provider name %s becomes the account name %s', (given, name) => {
  expect(nameOf(given, 'hani.1@example.com')).toBe(name)
})

test('a provider name and an address without usable characters give the name 사용자', () => {
  expect(nameOf('é', '_@example.com')).toBe('사용자')
})

test('every provider name and address give a valid account name', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' })), fc.emailAddress(), (given, email) => {
      expect(nameOf(given, email)).toMatch(namePattern)
    }),
  )
})
