import { expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { readFacts } from '../../src/reading/read-facts.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const site = (low: number, high: number, plans: readonly DayPlan[] = [], mm = 0) =>
  day({ low, high, mm }, { occasion: 'WORK', answers: { work: 'SITE' }, plans })

test.each([
  ['안전화', 0],
  ['농사용 단화 진흙묻은거', 0],
  ['안전장화', 0.2],
  ['고무장화', 1],
  ['고워크 운동화', 1],
  ['조리화', 0.45],
  ['방수 안전장화', 0.2],
])('%s on the dry ground of a site: %d', (name, wanted) => {
  expect(unmet('safetyShoes', piece('SHOES', name), site(5, 15))).toBe(wanted)
})

test('a safety shoe whose attribute says that it is waterproof is no boot of rubber', () => {
  const attributes = [{ definitionName: '방수', value: '가능' }]
  const shoes = readFacts({ id: '', name: '안전화', type: 'SHOES', attributes })
  expect(shoes.waterproof).toBe(true)
  expect(unmet('safetyShoes', shoes, site(5, 15))).toBe(0)
  expect(unmet('safetyShoes', shoes, site(5, 15, ['WET'], 4))).toBe(0.2)
})

test('rubber boots where one digs or waters', () => {
  const boots = piece('SHOES', '고무장화')
  expect(unmet('safetyShoes', boots, site(5, 15, ['WET']))).toBe(0.2)
  expect(unmet('safetyShoes', boots, site(5, 15, ['WET'], 4))).toBe(0)
  expect(unmet('safetyShoes', piece('SHOES', '안전장화'), site(5, 15, [], 12))).toBe(0)
})

test('outside with gloves and a hat of the work', () => {
  expect(rankOf('siteGloves', site(15, 25))).toBeNull()
  const field = site(15, 25, ['OUTDOORS'])
  expect(unmet('siteGloves', piece('ACCESSORY', '코팅장갑 빨간거'), field)).toBe(0)
  expect(unmet('siteGloves', piece('ACCESSORY', '털장갑'), field)).toBe(1)
  expect(unmet('siteHat', piece('HAT', '꽃무늬 농사모자'), field)).toBe(0)
  expect(unmet('siteHat', piece('HAT', '등산 챙모자'), field)).toBe(0.2)
  expect(unmet('siteHat', piece('HAT', '비니'), field)).toBe(1)
  expect(rankOf('siteHat', site(5, 14.9, ['OUTDOORS']))).toBeNull()
})

test.each([
  [27, 0.45],
  [26.9, null],
])('cooling cloth to work outside at %d°: %s', (high, wanted) => {
  const field = site(20, high, ['OUTDOORS'])
  expect(unmet('coolWorkwear', piece('BOTTOM', '작업바지 카고'), field)).toBe(wanted)
  expect(unmet('coolWorkwear', piece('BOTTOM', '냉감 작업바지'), field)).toBe(wanted === null ? null : 0)
})

test('a thin top that is none of the work is no better for the frost', () => {
  const frost = site(-8, 0)
  expect(unmet('kept', piece('TOP', '목폴라'), frost)).toBe(0.45)
  expect(unmet('kept', piece('TOP', '기모 맨투맨'), frost)).toBe(0)
  expect(unmet('siteSleeves', piece('TOP', '조리복 상의 반팔'), frost)).toBe(0.45)
  expect(unmet('siteSleeves', piece('TOP', '조리복 상의 반팔'), site(6, 12))).toBe(0)
})

const farmer = {
  TOP: '밭에서 입는 긴팔 티|줄무늬 긴팔티',
  BOTTOM: '몸빼바지 꽃무늬|밴딩 일자바지 검정',
  SHOES: '농사용 단화 진흙묻은거|고워크 운동화',
  BAG: '성경가방 검정',
}

test('the field takes what is kept for it, the market the rest', () => {
  expect(dress(farmer, site(15, 24))).toEqual(
    expect.arrayContaining(['밭에서 입는 긴팔 티', '몸빼바지 꽃무늬', '농사용 단화 진흙묻은거']),
  )
  const market = dress(farmer, day({ low: 15, high: 24 }, { occasion: 'CASUAL' }))
  expect(market).toEqual(expect.arrayContaining(['줄무늬 긴팔티', '밴딩 일자바지 검정', '고워크 운동화']))
  expect(market).not.toContain('성경가방 검정')
})

test('the jumper of the company before a coat of one’s own, in the cold', () => {
  const coat = piece('OUTER', '와인 롱패딩')
  expect(unmet('companyCoat', piece('OUTER', '회사 방한 점퍼'), site(-10, -4))).toBe(0)
  expect(unmet('companyCoat', coat, site(-10, -4))).toBe(0.45)
  expect(unmet('companyCoat', coat, site(10, 16))).toBeNull()
})

test('what the company gives is not for its office', () => {
  expect(piece('TOP', '회사 유니폼 긴팔').formality).toBeLessThan(50)
  expect(piece('BOTTOM', '회사 슬랙스').formality).toBeGreaterThanOrEqual(62)
})

test.each([
  [['OUTDOORS'], 0.7],
  [[], null],
  [['OUTDOORS', 'GUESTS'], null],
] as const)('flat shoes for a day outside at work with %j: %s', (plans, wanted) => {
  const ground = day({ low: 14, high: 22 }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans: [...plans] })
  expect(unmet('walk', piece('SHOES', '플랫슈즈'), ground)).toBe(wanted)
})
