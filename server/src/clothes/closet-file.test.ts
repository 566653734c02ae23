import type { DefinitionId } from '@otday/contract'
import { expect, test } from 'vitest'
import { readCloset } from './closet-file.ts'
import type { Definition } from '../attributes/index.ts'

const color = '0199a000-0000-7000-8000-000000000003' as DefinitionId
const rain = '0199a000-0000-7000-8000-000000000006' as DefinitionId
const createdAt = new Date('2026-01-01T00:00:00Z')
const catalogue: Definition[] = [
  { id: color, name: '색상', selectableValues: ['블랙', '스카이블루', 'Navy'], createdAt },
  { id: rain, name: '방수', selectableValues: ['방수', '불가'], createdAt },
]
const item = (name: string, ...attributes: [definitionName: string, value: string][]) => ({
  name,
  type: 'TOP',
  imageUrl: null,
  attributes: attributes.map(([definitionName, value]) => ({ definitionName, value })),
})

test('known values are imported in every letter case and Unicode form, and synonyms are translated', () => {
  const items = [
    item(' 셔츠 ', ['색상'.normalize('NFD'), '블랙'.normalize('NFD')]),
    item('바지', ['색상', 'navy']),
    item('비옷', ['색상', '라이트블루'], ['방수', '가능']),
  ]
  const { pieces, skipped } = readCloset({ meta: {}, items }, catalogue)
  expect(pieces).toEqual([
    { name: '셔츠', type: 'TOP', attributes: [{ definitionId: color, value: '블랙' }], notes: {} },
    { name: '바지', type: 'TOP', attributes: [{ definitionId: color, value: 'Navy' }], notes: {} },
    {
      name: '비옷',
      type: 'TOP',
      attributes: [
        { definitionId: color, value: '스카이블루' },
        { definitionId: rain, value: '방수' },
      ],
      notes: {},
    },
  ])
  expect(skipped).toEqual([])
})

test('brand, size and memo are imported', () => {
  const notes = { brand: '메종', size: 'M', memo: '선물' }
  expect(readCloset([{ ...item('셔츠'), ...notes }], catalogue).pieces[0]?.notes).toEqual(notes)
})

test('values unknown to the catalog, repeated colors and pictures are left out and listed', () => {
  const items = [
    item('셔츠', ['색상', '형광'], ['핏', '오버'], ['색상', '블랙'], ['색상', 'Navy']),
    { ...item('코트'), imageUrl: 'https://example.com/coat.jpg' },
  ]
  const { pieces, skipped } = readCloset(items, catalogue)
  expect(pieces[0]?.attributes).toEqual([{ definitionId: color, value: '블랙' }])
  expect(skipped).toEqual([
    '셔츠: 색상 형광',
    '셔츠: 핏 오버',
    '셔츠: 색상 Navy',
    '코트: 사진 https://example.com/coat.jpg',
  ])
})

test.each([[null], [{}], [{ items: [{ name: '', type: 'TOP' }] }], [[{ name: '옷', type: 'PANTS' }]], ['items']])(
  'the file %j is rejected as a closet',
  (file) => {
    expect(() => readCloset(file, catalogue)).toThrow()
  },
)
