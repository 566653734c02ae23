import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, site, sport, unmet } from './support.ts'

const neat = { occasion: 'WORK', answers: { work: 'NEAT' } } as const

test.each([
  ['OUTER', '회색 가디건 (회사 의자에 걸어둠)', 'work'],
  ['SHOES', '간호화 (병원 라커)', 'work'],
  ['SHOES', '복싱화 (체육관 보관)', 'sport'],
  ['SHOES', '골프화 (골프장 락커에 보관)', 'sport'],
  ['SHOES', '암벽화 (암장 사물함에 있음)', 'sport'],
  ['TOP', '검정 면긴팔 (가게용)', 'work'],
  ['SHOES', '배구화 (사물함)', 'work'],
  ['SHOES', '운동화 락커에 넣어둠', 'work'],
  ['BAG', '여행 보관용 가방', null],
  ['BAG', '가방 (사물함)', null],
  ['SHOES', '운동화', null],
] as const)('%s %s is kept at %s', (type, name, place) => {
  expect(piece(type, name).keptAt).toBe(place)
})

describe('shoes that are kept at a place are put on there', () => {
  test('people go to work and to the gym in other shoes', () => {
    expect(unmet('elsewhere', piece('SHOES', '간호화 (병원 라커)'), day({ low: 14 }, neat))).toBe(1)
    expect(unmet('elsewhere', piece('SHOES', '복싱화 (체육관 보관)'), day({ low: 14 }, sport('GYM')))).toBe(1)
    const closet = { TOP: '운동 반팔티', BOTTOM: '트레이닝 바지', SHOES: '복싱화 (체육관 보관)|운동화' }
    expect(dress(closet, day({ low: 14 }, sport('GYM')))).toContain('운동화')
  })

  test('safety shoes and clothes are put on for the work itself', () => {
    expect(unmet('elsewhere', piece('SHOES', '안전화 (현장에 둠)'), day({ low: 14 }, site))).toBe(0)
    expect(unmet('elsewhere', piece('OUTER', '가디건 (회사 의자에 걸어둠)'), day({ low: 14 }, neat))).toBe(0)
    const trip = day({ low: 14 }, { occasion: 'TRAVEL' })
    expect(unmet('elsewhere', piece('OUTER', '가디건 (회사 의자에 걸어둠)'), trip)).toBe(1)
  })
})

describe('stains that do not come out', () => {
  test.each(['맨투맨 (물감 안지워짐)', '흰 반팔티 (급식 국물 안지워짐)', '반팔티 (염색약 자국)'])(
    '%s is not worn any more',
    (name) => {
      expect(piece('TOP', name).condition).toBe('unworn')
    },
  )

  test('are no reason against clothes that what they are for has soiled', () => {
    expect(piece('BOTTOM', '야구바지 흰색 (흙얼룩 안빠짐)').condition).toBe('lastResort')
    expect(piece('TOP', '검정 반팔티 (염색약 자국, 가게용)').condition).toBe('lastResort')
  })
})

test('trousers for summer, by name or attribute, are out of season on a cold day', () => {
  const cold = day({ low: -4, high: 2 }, { date: '2026-12-09' })
  expect(unmet('season', piece('BOTTOM', '등산바지 여름'), cold)).toBe(0.7)
  expect(unmet('season', piece('BOTTOM', '슬랙스', { 계절: ['여름'] }), cold)).toBe(0.7)
  expect(unmet('season', piece('BOTTOM', '슬랙스'), cold)).toBe(0)
  expect(unmet('season', piece('BOTTOM', '등산바지 여름'), day({ low: 14, high: 22 }, { date: '2026-04-09' }))).toBe(0)
})

test('hiking boots are too heavy for streets on a warm day, trail shoes are not', () => {
  const boots = piece('SHOES', '중등산화 고어텍스')
  expect(unmet('season', boots, day({ low: 14, high: 25 }, { occasion: 'TRAVEL' }))).toBe(0.45)
  expect(unmet('season', boots, day({ low: 8, high: 15 }, { occasion: 'TRAVEL' }))).toBe(0)
  expect(unmet('season', boots, day({ low: 14, high: 25 }, sport('HIKING')))).toBe(0)
  expect(unmet('season', piece('SHOES', '살로몬 XT-6'), day({ low: 14, high: 25 }, { occasion: 'TRAVEL' }))).toBe(0)
})

test('everyday shoes that are named for work go to work, and workwear does not go to an office', () => {
  const free = day({ low: 14 }, { occasion: 'WORK', answers: { work: 'FREE' } })
  expect(unmet('dress', piece('SHOES', '검정운동화 (서서일할때)'), free)).toBe(0)
  expect(unmet('dress', piece('SHOES', '작업용 운동화'), free)).toBeGreaterThan(0)
})
