import { type ClothesType, commonGarments, GarmentKind } from '@otday/contract'
import { expect, test } from 'vitest'
import { appearanceOf } from '../src/reading/appearance.ts'
import { drawings } from '../src/reading/drawings.data.ts'
import { colors } from '../src/reading/lexicon/colors.data.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const shown = (type: ClothesType, name: string, more: Partial<Parameters<typeof readFacts>[0]> = {}) =>
  appearanceOf(readFacts({ id: 'a', name, type, attributes: [], ...more }))

test.each([
  ['검은색', '#1b1b1d'],
  ['진회색', '#46484d'],
  ['핫핑크', '#d63f84'],
  ['카멜브라운', '#8a5a3b'],
  ['목탄', '#46484d'],
])('%s is drawn as it is read', (word, hex) => {
  expect(shown('TOP', `${word} 티셔츠`).colors[0]).toBe(hex)
})

test.each(Object.entries(colors))('each word for %s is drawn in it, as an attribute', (hex, words) => {
  for (const value of words.split(' '))
    expect([value, shown('TOP', '옷', { attributes: [{ definitionName: '색상', value }] }).colors]).toEqual([
      value,
      [hex],
    ])
})

test('the attribute wins over the name, and the picture tells only where neither does', () => {
  const navy = { attributes: [{ definitionName: '색상', value: '네이비' }] }
  expect(shown('TOP', '블랙 티', navy).colors).toEqual(['#1f2a48'])
  expect(shown('TOP', '화이트 블랙 스트라이프 티').colors).toEqual(['#f7f7f5', '#1b1b1d'])
  const color = { l: 0.5, c: 0, h: 0 }
  expect(shown('TOP', '옷', { color }).colors).toEqual(['#636363'])
  expect(shown('TOP', '블랙 티', { color }).colors).toEqual(['#1b1b1d'])
  expect(shown('TOP', '옷').colors).toEqual([])
})

test.each([
  ['TOP', '네이비 스트라이프 긴팔 티셔츠', 'long-sleeve'],
  ['TOP', '시어서커 반팔 셔츠', 'shirt'],
  ['TOP', '겨울 반팔 티', 'tshirt'],
  ['BOTTOM', '흑청 슬림 진', 'jeans'],
  ['OUTER', '벤치 롱파카', 'long-padding'],
  ['OUTER', '싱글 트렌치 코트 블랙', 'trench'],
  ['OUTER', '니트 조끼', 'vest'],
  ['SHOES', 'PVC 장화', 'rain-boots'],
  ['SHOES', '첼시부츠', 'boots'],
  ['ETC', '장우산', 'umbrella'],
  ['ACCESSORY', '장우산', 'umbrella'],
  ['TOP', '', 'tshirt'],
] as const)('%s %s is drawn as %s', (type, name, kind) => {
  expect(shown(type, name).kind).toBe(kind)
})

test('what the owner said a piece is, is drawn', () => {
  expect(shown('OUTER', '블랙 코트', { correction: { kind: 'trench' } }).kind).toBe('trench')
})

test('every drawing is of some kind', () => {
  const used = new Set(Object.values(drawings).flatMap((ofType) => Object.values(ofType)))
  expect(GarmentKind.options.filter((kind) => !used.has(kind))).toEqual([])
})

test('common garments are drawn as they are read, in colours that can be told apart', () => {
  for (const { type, name, kind, colors: values } of commonGarments) {
    expect([name, shown(type, name).kind]).toEqual([name, kind])
    expect(new Set(values.flatMap((value) => shown(type, `${value} ${name}`).colors[0] ?? [])).size).toBe(4)
  }
})
