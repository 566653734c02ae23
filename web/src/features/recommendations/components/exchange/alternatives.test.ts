import type { Alternative, ClothesId } from '@otday/contract'
import { expect, test } from 'vitest'
import { idsWith, matchText, type Outfit, sortedBy, spokenWarmth, warmthText } from './alternatives.ts'

const item = (id: string) => ({
  clothesId: id as ClothesId,
  name: id,
  type: 'TOP' as const,
  imageUrl: null,
  picture: null,
  appearance: { kind: 'tshirt' as const, colors: [] },
  attributes: [],
})
const piece = (id: string, more: Partial<Alternative>): Alternative => ({
  item: item(id),
  warmth: 0,
  rain: 'PLAIN',
  occasion: 'SAME',
  match: 80,
  wornDaysAgo: 3,
  removes: [],
  ...more,
})
const all = [
  piece('a', { warmth: 2, rain: 'SUFFERS', wornDaysAgo: 1 }),
  piece('b', { warmth: -4, wornDaysAgo: null }),
  piece('c', { warmth: 7, rain: 'RESISTS', wornDaysAgo: 20 }),
]
const names = (list: readonly Alternative[]) => list.map(({ item: { name } }) => name).join('')

test('each order puts first what it promises', () => {
  expect(names(sortedBy('MATCH', all))).toBe('abc')
  expect(names(sortedBy('WARMER', all))).toBe('cab')
  expect(names(sortedBy('COOLER', all))).toBe('bac')
  expect(names(sortedBy('RAIN', all))).toBe('cba')
  expect(names(sortedBy('UNWORN', all))).toBe('bca')
})

test('what is replaced and what leaves with it is worn no longer', () => {
  const outfit = {
    weatherId: 'w',
    occasion: 'WORK',
    clothes: ['top', 'legs', 'shoes'].map((id) => ({ ...item(id), badges: [] })),
  } as unknown as Outfit
  const target = { slot: 'DRESS' as const, replaces: 'top' as ClothesId }
  const dress = piece('dress', { removes: ['top', 'legs'] as ClothesId[] })
  expect(idsWith(outfit, target, dress)).toEqual(['shoes', 'dress'])
})

test('numbers become words', () => {
  expect([0, 3, -6].map(warmthText)).toEqual(['그대로', '+3', '−6'])
  expect([0, 3, -6].map(spokenWarmth)).toEqual(['보온 그대로', '보온 3 올라가요', '보온 6 내려가요'])
  expect([92, 80, 60, 59].map(matchText)).toEqual(['잘 어울려요', '잘 어울려요', '무난해요', '조금 어색해요'])
})
