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
])('on a dry work site, %s leaves %d of the need for safety shoes unmet', (name, wanted) => {
  expect(unmet('safetyShoes', piece('SHOES', name), site(5, 15))).toBe(wanted)
})

test('a safety shoe with the attribute 방수 counts as waterproof, but not as a rubber boot', () => {
  const attributes = [{ definitionName: '방수', value: '가능' }]
  const shoes = readFacts({ id: '', name: '안전화', type: 'SHOES', attributes })
  expect(shoes.waterproof).toBe(true)
  expect(unmet('safetyShoes', shoes, site(5, 15))).toBe(0)
  expect(unmet('safetyShoes', shoes, site(5, 15, ['WET'], 4))).toBe(0.2)
})

test('rubber boots suit a wet work site, and rubber safety boots suit a rainy one', () => {
  const boots = piece('SHOES', '고무장화')
  expect(unmet('safetyShoes', boots, site(5, 15, ['WET']))).toBe(0.2)
  expect(unmet('safetyShoes', boots, site(5, 15, ['WET'], 4))).toBe(0)
  expect(unmet('safetyShoes', piece('SHOES', '안전장화'), site(5, 15, [], 12))).toBe(0)
})

test('outdoor site work needs work gloves, and from a high of 15° a hat for the work', () => {
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
])(
  'at outdoor site work with a high of %d°, plain trousers leave %s of the cooling need unmet (null: no need)',
  (high, wanted) => {
    const field = site(20, high, ['OUTDOORS'])
    expect(unmet('coolWorkwear', piece('BOTTOM', '작업바지 카고'), field)).toBe(wanted)
    expect(unmet('coolWorkwear', piece('BOTTOM', '냉감 작업바지'), field)).toBe(wanted === null ? null : 0)
  },
)

test('on a freezing site, a thin turtleneck or short sleeves are a fault, a lined sweatshirt is not', () => {
  const frost = site(-8, 0)
  expect(unmet('kept', piece('TOP', '목폴라'), frost)).toBe(0.45)
  expect(unmet('kept', piece('TOP', '기모 맨투맨'), frost)).toBe(0)
  expect(unmet('kept', piece('TOP', '울셔츠 두꺼운'), frost)).toBe(0.2)
  expect(unmet('siteSleeves', piece('TOP', '조리복 상의 반팔'), frost)).toBe(0.45)
  expect(unmet('siteSleeves', piece('TOP', '조리복 상의 반팔'), site(6, 12))).toBe(0)
})

const farmer = {
  TOP: '밭에서 입는 긴팔 티|줄무늬 긴팔티',
  BOTTOM: '몸빼바지 꽃무늬|밴딩 일자바지 검정',
  SHOES: '농사용 단화 진흙묻은거|고워크 운동화',
  BAG: '성경가방 검정',
}

test('a farmer’s field clothes are worn for site work and the other clothes on a casual day', () => {
  expect(dress(farmer, site(15, 24))).toEqual(
    expect.arrayContaining(['밭에서 입는 긴팔 티', '몸빼바지 꽃무늬', '농사용 단화 진흙묻은거']),
  )
  const market = dress(farmer, day({ low: 15, high: 24 }, { occasion: 'CASUAL' }))
  expect(market).toEqual(expect.arrayContaining(['줄무늬 긴팔티', '밴딩 일자바지 검정', '고워크 운동화']))
  expect(market).not.toContain('성경가방 검정')
})

test('on a freezing site, a company jacket comes before the person’s own coat', () => {
  const coat = piece('OUTER', '와인 롱패딩')
  expect(unmet('companyCoat', piece('OUTER', '회사 방한 점퍼'), site(-10, -4))).toBe(0)
  expect(unmet('companyCoat', coat, site(-10, -4))).toBe(0.45)
  expect(unmet('companyCoat', coat, site(10, 16))).toBeNull()
})

test('a company uniform top counts as informal, company slacks count as office wear', () => {
  expect(piece('TOP', '회사 유니폼 긴팔').formality).toBeLessThan(50)
  expect(piece('BOTTOM', '회사 슬랙스').formality).toBeGreaterThanOrEqual(62)
})

test.each([
  [['OUTDOORS'], 0.7],
  [[], null],
  [['OUTDOORS', 'GUESTS'], null],
] as const)(
  'at office work with the plans %j, flat shoes leave %s of the need for walking shoes unmet (null: no need)',
  (plans, wanted) => {
    const ground = day({ low: 14, high: 22 }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans: [...plans] })
    expect(unmet('walk', piece('SHOES', '플랫슈즈'), ground)).toBe(wanted)
  },
)
