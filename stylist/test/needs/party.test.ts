import { expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const evening = { sensitivity: 2, hoursOut: { leave: 14, home: 23 } } as const
const party = (low: number, plans: readonly DayPlan[] = []) =>
  day({ low, high: low + 6, wind: 0 }, { occasion: 'DATE', ...evening, plans: ['SPECIAL', ...plans] })

test.each([
  ['DRESS', '벨벳 미디 원피스 긴팔', 0],
  ['DRESS', '울 긴팔 원피스', 0],
  ['TOP', '새틴 블라우스', 0],
  ['TOP', '블라우스', 0.2],
  ['TOP', '캐시미어 니트', 0.45],
  ['TOP', '두꺼운 꽈배기 니트', 0.45],
] as const)('at a party, %s %s leaves %d of the need for festive clothes unmet', (type, name, wanted) => {
  expect(unmet('party', piece(type, name), party(0))).toBe(wanted)
})

test.each([
  [10, 0],
  [9.9, 0.45],
])('a thin dress at a party with a low of %d° leaves %d of the need for festive clothes unmet', (low, wanted) => {
  expect(unmet('party', piece('DRESS', '새틴 반팔 원피스'), party(low))).toBe(wanted)
})

test('festive clothes are needed on a special date, but not outdoors or with children', () => {
  expect(rankOf('party', party(0))).toBe('carried')
  expect(rankOf('party', party(0, ['OUTDOORS']))).toBeNull()
  expect(rankOf('party', party(0, ['KIDS']))).toBeNull()
  expect(rankOf('party', day({ low: 0 }, { occasion: 'DATE' }))).toBeNull()
})

test('chunky knitwear is too plain for a special date, but right for a special casual day', () => {
  const knit = piece('TOP', '두꺼운 케이블니트')
  expect(unmet('special', knit, party(0))).toBe(0.45)
  expect(unmet('special', knit, day({ low: 0 }, { occasion: 'CASUAL', plans: ['SPECIAL'] }))).toBe(0)
})

test.each([
  [-5, null],
  [-7, 'chilled'],
])('at a special date, the need to avoid a skirt at %d° has the rank %s (null: no need)', (low, rank) => {
  expect(rankOf('skirt', day({ low, high: low, wind: 0 }, { occasion: 'DATE', plans: ['SPECIAL'] }))).toBe(rank)
})

test('at a cold party, a long-sleeved velvet dress is chosen over a knit top with slacks', () => {
  const closet = {
    TOP: '두꺼운 케이블니트',
    BOTTOM: '기모 슬랙스',
    DRESS: '벨벳 미디 원피스 긴팔|쉬폰 롱원피스 반팔',
    OUTER: '울 코트',
    SHOES: '앵클부츠',
    SOCKS: '기모 스타킹|양말',
  }
  expect(dress(closet, party(2))).toContain('벨벳 미디 원피스 긴팔')
})

test.each([
  [11, 1, 0],
  [11.5, 1, 0.45],
  [8, 3, 0],
  [8.5, 3, 0.45],
  [5, 5, 0],
  [5.5, 5, 0.45],
])(
  'at a dinner at felt %d° with sensitivity %i (more feels cold), a coat leaves %d of the need for a jacket unmet',
  (felt, sensitivity, wanted) => {
    const low = felt - (sensitivity - 3) * 0.8
    const dinner = day({ low, high: low, wind: 0 }, { occasion: 'DATE', sensitivity, plans: ['SPECIAL'] })
    expect(unmet('dinner', piece('OUTER', '회색 울 코트'), dinner)).toBe(wanted)
  },
)
