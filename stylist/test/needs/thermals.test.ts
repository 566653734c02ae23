import { describe, expect, test } from 'vitest'
import { recommend } from '../../src/choosing/recommend.ts'
import { verdictOf } from '../../src/choosing/verdict.ts'
import { dress, factsOf, type Names } from '../support/dress.ts'
import { day, sport } from './support.ts'

const hiker = {
  OUTER: '네이비 울 코트|바람막이|회색 블레이저|검정 롱패딩',
  TOP: '흰 드레스셔츠|네이비 니트|차콜 캐시미어 터틀넥|회색 맨투맨',
  BOTTOM: '차콜 슬랙스|청바지|등산 바지',
  SHOES: '검정 구두|흰색 스니커즈|고어텍스 등산화',
  SOCKS: '검정 정장 양말|회색 양말|등산 양말',
  UNDERWEAR: '발열 내의',
  BAG: '백팩',
} satisfies Names
const frosty = { low: -1, high: 10, wind: 3 }

describe('thermals are worn where an outfit would be too cold without them', () => {
  test('on a hike that starts in frost, although noon is mild', () => {
    const on = day(frosty, sport('HIKING'))
    const { items, warmth } = recommend(factsOf(hiker), on, { seed: 'a' })
    expect(items.map(({ name }) => name)).toContain('발열 내의')
    expect(verdictOf(warmth)).toBe('GOOD')
  })

  test.each([
    ['on a ride', hiker, day(frosty, sport('CYCLING')), true],
    ['not on a mild hike', hiker, day({ low: 8, high: 15 }, sport('HIKING')), false],
    ['not under padding', { ...hiker, OUTER: '바람막이|경량 패딩' }, day(frosty, sport('HIKING')), false],
    ['not on a run', hiker, day(frosty, sport('RUNNING')), false],
    [
      'under a thin coat and a shirt',
      { ...hiker, TOP: '흰 드레스셔츠', OUTER: '베이지 트렌치코트' },
      day({ low: 0, high: 4 }),
      true,
    ],
    ['not under a warm one', hiker, day({ low: 0, high: 4 }), false],
  ])('%s', (_, closet: Names, on, isWorn) => {
    expect(dress(closet, on).includes('발열 내의')).toBe(isWorn)
  })
})

test('dress socks are not worn in boots on a hike while others are owned', () => {
  const closet = { ...hiker, SHOES: '검정 구두|고어텍스 부츠', SOCKS: '검정 정장 양말|회색 양말' }
  expect(dress(closet, day(frosty, sport('HIKING')))).toEqual(expect.arrayContaining(['고어텍스 부츠', '회색 양말']))
})

test('golfers start in a short padded jacket in frost if they own one', () => {
  const closet = { ...hiker, OUTER: '바람막이|네이비 숏패딩' }
  expect(dress(closet, day(frosty, sport('GOLF')))).toContain('네이비 숏패딩')
  expect(dress(closet, day({ low: 9, high: 16 }, sport('GOLF')))).toContain('바람막이')
})
