import { expect, test } from 'vitest'
import { requirePlainEmail, requirePlainName } from './plain-text.ts'

test.each([
  '관리자',
  '옷데이',
  '옷데이관리자',
  '진짜운영자',
  'admin',
  'Admin',
  'adm1n',
  'ADMlN',
  'admin2',
  '007admin',
  'OTDAY',
  '0tday',
  'r00t',
])('NAME-01: the name %s is refused as posing as the operator', (name) => {
  expect(() => requirePlainName(name)).toThrow('InvalidInput')
})

test.each(['하니', 'badminton', '배드민턴', '1984', 'Adminis', '옷장', 'daisy77', '관리왕', 'Toto', 'systematic'])(
  'NAME-01: the name %s is accepted',
  (name) => {
    expect(() => requirePlainName(name)).not.toThrow()
  },
)

test.each([
  ['a zero-width space', 'ha\u200Bni@example.com'],
  ['a joiner', 'hani\u200D@example.com'],
  ['a change of direction', 'hani\u202Emoc.elpmaxe@example.com'],
  ['a soft hyphen', 'ha\u00ADni@example.com'],
  ['a Hangul filler', 'hani\u3164@example.com'],
  ['a Cyrillic а among Latin letters', 'h\u0430ni@example.com'],
  ['a Greek ο in the domain', 'hani@example.c\u03BFm'],
  ['Cyrillic letters that all look Latin', '\u0440\u0430\u0443@example.com'],
  ['Latin and Armenian', 'hani\u0561@example.com'],
  ['full-width letters', '\uFF48ani@example.com'],
])('NAME-01: an address with %s is refused', (_what, email) => {
  expect(() => requirePlainEmail(email)).toThrow('InvalidInput')
})

test.each([
  'hani@example.com',
  'h.a_n-i+옷@example.com',
  '하니@옷데이.한국',
  'müller@example.de',
  'почта@пример.рф',
  '山田たろう@例え.jp',
  "o'neil@example.com",
])('NAME-01: the address %s is accepted', (email) => {
  expect(() => requirePlainEmail(email)).not.toThrow()
})
