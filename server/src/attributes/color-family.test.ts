import { ColorFamily, colorFamilyLabels, colorFamilySwatches } from '@otday/contract'
import { colorOf, colorsNamed, readFacts } from '@otday/stylist'
import { expect, test } from 'vitest'
import { colorFamilyOf } from './color-family.ts'

/** The values of the default catalogue. */
const expected = {
  블랙: 'BLACK',
  화이트: 'WHITE',
  아이보리: 'WHITE',
  그레이: 'GRAY',
  차콜: 'GRAY',
  네이비: 'NAVY',
  블루: 'BLUE',
  스카이블루: 'BLUE',
  베이지: 'BEIGE',
  카멜: 'BROWN',
  브라운: 'BROWN',
  카키: 'GREEN',
  그린: 'GREEN',
  민트: 'GREEN',
  옐로우: 'YELLOW',
  오렌지: 'YELLOW',
  레드: 'RED',
  버건디: 'RED',
  핑크: 'PINK',
  퍼플: 'PURPLE',
}

test('each color family has the label and the swatch of a color of the catalog', () => {
  for (const family of ColorFamily.options) {
    expect(expected).toHaveProperty(colorFamilyLabels[family], family)
    expect([...colorsNamed(colorFamilyLabels[family])]).toEqual([colorFamilySwatches[family]])
  }
})

test('each color of the catalog belongs to the expected family', () => {
  const families = Object.keys(expected).map((value) => {
    const item = { id: '', name: '옷', type: 'TOP' as const, attributes: [{ definitionName: '색상', value }] }
    const { color } = readFacts(item)
    return [value, color && colorFamilyOf(color)]
  })
  expect(Object.fromEntries(families)).toEqual(expected)
})

test('the color of skin is BEIGE, a blush PINK', () => {
  const familyOf = (word: string) => colorFamilyOf(colorOf([...colorsNamed(word)][0] ?? ''))
  expect(['살구', '살색', '블러쉬'].map(familyOf)).toEqual(['BEIGE', 'BEIGE', 'PINK'])
})

test('every color belongs to one of twelve families, all of which occur, and near-black colors are BLACK', () => {
  const steps = Array.from({ length: 12 }, (_, index) => index * 0.08 + 0.06)
  const found = new Set<string>()
  for (const l of steps)
    for (const c of [0, 0.03, 0.06, 0.12, 0.2]) for (let h = 0; h <= 360; h += 10) found.add(colorFamilyOf({ l, c, h }))
  expect(found.size).toBe(12)
  const dark = ['#101012', '#1b1b1d', '#000000'].map((hex) => colorFamilyOf(colorOf(hex)))
  expect(new Set(dark)).toEqual(new Set(['BLACK']))
})
