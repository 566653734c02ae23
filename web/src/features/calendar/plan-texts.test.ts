import type { Wear } from '@otday/contract'
import { expect, test } from 'vitest'
import { missingText, reservedText } from './plan-texts.ts'

type Piece = Partial<Wear['items'][number]>
const plan = (...items: Piece[]) =>
  ({
    state: 'PLANNED',
    items: items.map((item) => ({ type: 'TOP', isGone: false, away: null, ...item })),
  }) as unknown as Wear

test('the text of a plan says that its tops and bottoms are not recommended from two days before', () => {
  const wear = plan({ name: '니트' }, { name: '슬랙스', type: 'BOTTOM' }, { name: '코트', type: 'OUTER' })
  const rest = '12월 1일까지 다른 날 추천하지 않아요.'
  expect(reservedText('2026-12-01', [wear], '2026-11-20')).toBe(`니트, 슬랙스는 11월 29일부터 ${rest}`)
  expect(reservedText('2026-12-01', [wear], '2026-11-30')).toBe(`니트, 슬랙스는 오늘부터 ${rest}`)
  expect(reservedText('2026-12-01', [plan({ name: '코트', type: 'OUTER' })], '2026-11-20')).toBeNull()
})

test('a plan names its deleted, washing and stored pieces, a worn record does not', () => {
  const wear = plan(
    { name: '셔츠', isGone: true },
    { name: '메리노 니트', away: 'WASH' },
    { name: '코트', away: 'STORAGE' },
  )
  expect(missingText(wear)).toBe(
    '셔츠 자리가 비었어요. 옷장에서 지운 옷이에요. 메리노 니트는 세탁 중이에요. 코트는 보관 중이에요.',
  )
  expect(missingText({ ...wear, state: 'WORN' })).toBeNull()
})
