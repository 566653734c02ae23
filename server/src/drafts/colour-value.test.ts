import { oklchOf } from '@otday/common/oklab'
import { expect, test } from 'vitest'
import { colourValue } from './colour-value.ts'

const colours =
  '블랙,화이트,아이보리,그레이,차콜,네이비,블루,스카이블루,베이지,카멜,브라운,카키,그린,민트,옐로우,오렌지,레드,버건디,핑크,퍼플'

test.each([
  ['#5a3d28', '브라운'],
  ['#4a3322', '브라운'],
  ['#6b4a2f', '브라운'],
  ['#8a5a3a', '브라운'],
  ['#b8895a', '카멜'],
  ['#3a3a3c', '차콜'],
  ['#3f3d3a', '차콜'],
  ['#1b1b1d', '블랙'],
  ['#26231f', '블랙'],
  ['#1c2238', '네이비'],
  ['#23402f', '그린'],
  ['#5a1a26', '버건디'],
  ['#8f8b84', '그레이'],
  ['#f2d04b', '옐로우'],
] as const)('a garment of the color %s gets the attribute value %s', (cloth, colour) => {
  const channel = (at: number) => Number.parseInt(cloth.slice(at, at + 2), 16)
  expect(colourValue(oklchOf([channel(1), channel(3), channel(5)]), colours.split(','))).toBe(colour)
})
