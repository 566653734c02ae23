import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, formal, piece, sport, unmet } from './support.ts'

const casual: Partial<Plan> = { occasion: 'CASUAL' }
const school: Partial<Plan> = { occasion: 'SCHOOL' }

test.each([
  ['스틱가방 게이트볼', casual, 1],
  ['스틱가방 게이트볼', sport('BALL'), 0],
  ['초크백', { occasion: 'TRAVEL' }, 1],
  ['공구백팩 밀워키', school, 1],
  ['연장가방', casual, 1],
  ['검정 숄더백 (상가용)', casual, 1],
  ['검정 숄더백 (상가용)', formal('FUNERAL'), 0],
  ['검정 숄더백 경조사용', casual, 0],
] as const)('the bag %s with the plan %o leaves the bag need unmet by %d', (name, plan, wanted) => {
  expect(unmet('bag', piece('BAG', name), day({ low: 15 }, plan))).toBe(wanted)
})

test('shoes whose name says the sport are worn for it, before others', () => {
  const closet = { TOP: '카라티', BOTTOM: '운동바지', SHOES: '검정 단화|흰 운동화 (게이트볼)' }
  expect(dress(closet, day({ low: 14 }, sport('BALL')))).toContain('흰 운동화 (게이트볼)')
})

test.each([
  ['BOTTOM', '실습복 하의 (학교 사물함)', 'school'],
  ['TOP', '실습가운 실습실 락커에 둠', 'school'],
  ['BOTTOM', '작업바지 (사물함)', 'work'],
  ['BAG', '백팩 (사물함에 있는 가방)', null],
  ['TOP', '맨투맨 학교 로고', null],
] as const)('%s %s is kept at %s', (type, name, place) => {
  expect(piece(type, name).keptAt).toBe(place)
})

test('clothes in a locker at school are not worn on the way there', () => {
  const closet = { TOP: '맨투맨', BOTTOM: '실습복 하의 (학교 사물함)|검정 슬랙스', SHOES: '스니커즈' }
  expect(dress(closet, day({ low: 12 }, school))).toContain('검정 슬랙스')
})

describe('what the owner says must not get wet', () => {
  test.each(['아이보리 울팬츠 (비 오면 X)', '면바지 (젖으면 안 됨)', '바지 (물 닿으면 끝)'])('%s', (name) => {
    const trousers = piece('BOTTOM', name)
    expect(unmet('spared', trousers, day({ low: 8, mm: 2 }))).toBe(0.7)
    expect(unmet('spared', trousers, day({ low: -4, high: 0, mm: 4, falling: 'SNOW' }))).toBe(0.7)
    expect(unmet('spared', trousers, day({ low: 8 }))).toBe(null)
    expect(unmet('spared', piece('BOTTOM', '면바지'), day({ low: 8, mm: 2 }))).toBe(0)
  })
})

test('a slip is worn under a dress through which legs show', () => {
  const closet = { DRESS: '흰 린넨 원피스 (비침! 속치마)', SHOES: '샌들', UNDERWEAR: '속치마 흰' }
  expect(dress(closet, day({ low: 24, high: 31 }))).toContain('속치마 흰')
  expect(dress({ ...closet, DRESS: '네이비 원피스' }, day({ low: 24, high: 31 }))).not.toContain('속치마 흰')
})

test('leggings for under a skirt are not worn alone, others are', () => {
  const closet = { TOP: '맨투맨', BOTTOM: '기모레깅스 (치마 속)|면바지', SHOES: '운동화' }
  expect(dress(closet, day({ low: -4 }))).toContain('면바지')
  expect(piece('BOTTOM', '기모 레깅스').marks).not.toContain('underSkirt')
})

test('what falls off the shoulder is the last choice', () => {
  const closet = { DRESS: '프린트 원피스 (어깨 흘러내림)|꽃무늬 원피스', SHOES: '샌들' }
  expect(dress(closet, day({ low: 24, high: 31 }))).toContain('꽃무늬 원피스')
})

test('a piece that is too warm by its owner’s words is for colder days', () => {
  const [usual, warm] = [piece('BOTTOM', '기모조거'), piece('BOTTOM', '기모조거 (더움)')]
  expect(warm.to).toBe(usual.to - 5)
})
