import { expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, sport, unmet } from './support.ts'

test.each([
  ['라파 반장갑', 12, 0.7],
  ['라파 반장갑', 13, 0.2],
  ['자전거장갑', 12, 0],
  ['털장갑', 12, 0.2],
  ['코팅장갑', 12, 1],
])('%s on a bicycle at %d°: %d', (name, low, wanted) => {
  const ride = day({ low, high: low, wind: 0 }, sport('CYCLING'))
  expect(unmet('handlebars', piece('ACCESSORY', name), ride)).toBe(wanted)
})

test.each([
  ['라파 반장갑', 1],
  ['니트 반장갑', 0.45],
  ['가죽장갑', 0],
])('%s for hands in the frost of a town: %d', (name, wanted) => {
  expect(unmet('bareHands', piece('ACCESSORY', name), day({ low: -12, high: -6 }, { occasion: 'DATE' }))).toBe(wanted)
})

const player = {
  TOP: '운동 반팔티',
  BOTTOM: '운동 반바지',
  SOCKS: '스포츠 양말|축구 스타킹',
  ACCESSORY: '정강이 보호대 (신가드)',
}

test('boots for the turf with guards and stockings, others without', () => {
  const football = dress({ ...player, SHOES: '축구화' }, day({ low: 15, high: 24 }, sport('BALL')))
  expect(football).toEqual(expect.arrayContaining(['축구 스타킹', '정강이 보호대 (신가드)']))
  const other = dress({ ...player, SHOES: '운동화' }, day({ low: 15, high: 24 }, sport('BALL')))
  expect(other).toContain('스포츠 양말')
  expect(other).not.toContain('정강이 보호대 (신가드)')
})

test('a glove among the things is one on the green', () => {
  const closet = {
    TOP: '골프 카라티',
    BOTTOM: '골프 바지',
    SHOES: '골프화',
    ETC: '골프장갑 왼손 24호',
    BAG: '골프 보스턴백',
  }
  expect(dress(closet, day({ low: 15, high: 24 }, sport('GOLF')))).toEqual(
    expect.arrayContaining(['골프장갑 왼손 24호', '골프 보스턴백']),
  )
})

const hiker = {
  TOP: '기모 등산티',
  BOTTOM: '기모 등산바지',
  OUTER: '고어텍스 등산 자켓',
  SHOES: '등산화',
  SOCKS: '등산양말',
  ACCESSORY: '양산 겸 우산 레이스|등산스틱 두개',
}

test('poles on a slippery mountain, and no umbrella over a hood', () => {
  const snow = day({ low: -3, high: 1, falling: 'SNOW', mm: 3 }, sport('HIKING'))
  expect(rankOf('poles', snow)).toBe('carried')
  expect(rankOf('poles', day({ low: 10 }, sport('HIKING')))).toBeNull()
  const worn = dress(hiker, snow)
  expect(worn).toContain('등산스틱 두개')
  expect(worn).not.toContain('양산 겸 우산 레이스')
})
