import type { Alternative, ClothesId } from '@otday/contract'
import { expect, test } from 'vitest'
import { idsWith, matchText, type Outfit, sortedBy, spokenWarmth, warmthSign, warmthText } from './alternatives.ts'

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
  warmer: 0,
  rain: 'PLAIN',
  occasion: 'SAME',
  match: 80,
  wornDaysAgo: 3,
  removes: [],
  ...more,
})
const all = [
  piece('a', { warmer: 0.8, rain: 'SUFFERS', wornDaysAgo: 1 }),
  piece('b', { warmer: -1.5, wornDaysAgo: null }),
  piece('c', { warmer: 2.6, rain: 'RESISTS', wornDaysAgo: 20 }),
]
const names = (list: readonly Alternative[]) => list.map(({ item: { name } }) => name).join('')

test('each sort order puts the alternative first that is best by it: match, warmth, rain or unworn', () => {
  expect(names(sortedBy('MATCH', all))).toBe('abc')
  expect(names(sortedBy('WARMER', all))).toBe('cab')
  expect(names(sortedBy('COOLER', all))).toBe('bac')
  expect(names(sortedBy('RAIN', all))).toBe('cba')
  expect(names(sortedBy('UNWORN', all))).toBe('bca')
})

test('the replaced piece and the pieces that the new one removes are no longer worn', () => {
  const outfit = {
    weatherId: 'w',
    occasion: 'WORK',
    clothes: ['top', 'legs', 'shoes'].map((id) => ({ ...item(id), badges: [] })),
  } as unknown as Outfit
  const target = { slot: 'DRESS' as const, replaces: 'top' as ClothesId }
  const dress = piece('dress', { removes: ['top', 'legs'] as ClothesId[] })
  expect(idsWith(outfit, target, dress)).toEqual(['shoes', 'dress'])
})

test('a difference in warmth is shown in whole degrees, or as similar if it is below half a degree', () => {
  expect([0, 0.4, -0.4].map(warmthText)).toEqual(['비슷해요', '비슷해요', '비슷해요'])
  expect([0.5, 2.6, -0.6, -3.4].map(warmthText)).toEqual(['1° 따뜻해요', '3° 따뜻해요', '1° 시원해요', '3° 시원해요'])
  expect([0.2, 2.6].map(spokenWarmth)).toEqual(['따뜻하기는 비슷해요', '3° 따뜻해요'])
  expect([0, 0.4, 0.5, -3].map(warmthSign)).toEqual([0, 0, 1, -1])
})

test('match points are shown as 잘 어울려요 from 80, 무난해요 from 60 and 조금 어색해요 below', () => {
  expect([92, 80, 60, 59].map(matchText)).toEqual(['잘 어울려요', '잘 어울려요', '무난해요', '조금 어색해요'])
})
