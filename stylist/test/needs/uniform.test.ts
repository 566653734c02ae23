import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, formal, piece, rankOf, unmet } from './support.ts'

const school = { occasion: 'SCHOOL' } as const

describe('the season of a school uniform is read inside compounds', () => {
  test.each([
    ['BOTTOM', '교복 동복바지', 'winter'],
    ['BOTTOM', '교복동복바지', 'winter'],
    ['BOTTOM', '교복 하복바지', 'summer'],
    ['BOTTOM', '교복 동복치마', 'winter'],
    ['TOP', '교복하복블라우스', 'summer'],
  ] as const)('%s %s is for %s', (type, name, season) => {
    expect(piece(type, name).says).toContain(season)
  })

  test('shirts of the summer uniform have short sleeves, unless their name says long ones', () => {
    expect(piece('TOP', '교복 하복 셔츠').marks).toContain('shortSleeve')
    expect(piece('TOP', '생활복 카라티 반팔').marks).toContain('shortSleeve')
    expect(piece('TOP', '교복 하복 긴팔 셔츠').marks).not.toContain('shortSleeve')
    expect(piece('TOP', '교복 와이셔츠').marks).not.toContain('shortSleeve')
  })
})

describe('a school uniform is worn in its season', () => {
  test.each([
    ['교복 동복바지', 24, 32, 0.7],
    ['교복 하복바지', 24, 32, 0],
    ['교복 동복바지', 2, 9, 0],
    ['교복 하복바지', 2, 9, 0.7],
    ['교복 하복바지', 5, 21, 0.7],
    ['교복바지', 2, 9, 0],
  ])('%s at %d to %d° is out of season by %d', (name, low, high, wanted) => {
    expect(unmet('season', piece('BOTTOM', name), day({ low, high }, school))).toBe(wanted)
  })

  test('a shirt for spring, autumn and winter is right on a mild day', () => {
    const shirt = piece('TOP', '교복 긴팔 블라우스 (춘추복 동복 같이입음)')
    expect(unmet('season', shirt, day({ low: 14, high: 25 }, school))).toBe(0)
  })
})

const uniform = {
  TOP: '교복 와이셔츠 긴팔|생활복 카라티 반팔|교복 조끼',
  BOTTOM: '교복바지 동복|코듀로이 바지 겨울용|교복바지 하복',
  OUTER: '롱패딩 검정|교복 가디건 회색',
  SHOES: '운동화',
}

describe('the knit of the uniform is worn over its shirt', () => {
  test.each([
    [10, 'carried'],
    [12, null],
  ])('on a school day of %d° the need for it has the rank %s', (low, rank) => {
    expect(rankOf('uniformLayer', day({ low }, school))).toBe(rank)
  })

  test('in the frost it is worn with the trousers of the uniform, and not with others', () => {
    const worn = dress(uniform, day({ low: -12, high: -4 }, school))
    expect(worn).toEqual(expect.arrayContaining(['교복 와이셔츠 긴팔', '교복바지 동복', '롱패딩 검정']))
    expect(worn.some((name) => name === '교복 조끼' || name === '교복 가디건 회색')).toBe(true)
  })
})

test('pupils wear the uniform, of whatever color, and socks to a funeral', () => {
  const closet = {
    TOP: '교복 블라우스 긴팔',
    BOTTOM: '교복 회색 동복바지|교복 동복치마 (작년꺼 짧음)',
    OUTER: '교복 자켓 동복',
    SHOES: '검정 로퍼',
    SOCKS: '검정양말',
  }
  expect(dress(closet, day({ low: 6, high: 10 }, formal('FUNERAL')))).toEqual(
    expect.arrayContaining(['교복 회색 동복바지', '검정양말']),
  )
})
