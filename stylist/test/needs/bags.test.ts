import { expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, formal, piece, site, sport, unmet } from './support.ts'

const wedding = formal('WEDDING')
const casual: Partial<Plan> = { occasion: 'CASUAL' }
const date: Partial<Plan> = { occasion: 'DATE' }

test.each([
  ['성경가방 검정', casual, 1],
  ['낚시 보조가방 힙색', casual, 1],
  ['노트북 백팩', casual, 1],
  ['백팩', casual, 0.7],
  ['크로스백', casual, 0],
  ['벨트백', date, 0.45],
  ['가죽 숄더백', date, 0],
  ['칼하트 미니 크로스백', wedding, 1],
  ['가죽 숄더백', wedding, 0.2],
  ['미니 체인백', wedding, 0],
  ['등산배낭 20L', sport('HIKING'), 0],
  ['백팩', sport('HIKING'), 0.2],
  ['노트북 백팩', sport('HIKING'), 0.45],
  ['골프 보스턴백', sport('GOLF'), 0],
  ['골프 보스턴백', casual, 1],
  ['테니스 가방', sport('BALL'), 0],
  ['테니스 가방', casual, 1],
] as const)('%s with the plan %o leaves the bag need unmet by %d', (name, plan, wanted) => {
  expect(unmet('bag', piece('BAG', name), day({ low: 15 }, plan))).toBe(wanted)
})

const loaded = { ...site, plans: ['CARRY'] } as const
const atWater = { occasion: 'TRAVEL', plans: ['WET', 'OUTDOORS'] } as const

test.each([
  ['수영가방', 20, 26, { occasion: 'CASUAL', plans: ['WET'] }, 0],
  ['수영가방', 20, 26, atWater, 0],
  ['수영가방', 16, 23.9, { occasion: 'CASUAL', plans: ['WET'] }, 1],
  ['수영가방', 20, 26, casual, 1],
  ['낚시가방', 9, 16, atWater, 0],
  ['낚시가방', 9, 16, { occasion: 'CASUAL', plans: ['WET', 'OUTDOORS'] }, 0],
  ['낚시가방', 20, 28, atWater, 0],
  ['낚시가방', 9, 16, { occasion: 'CASUAL', plans: ['WET'] }, 1],
  ['스키가방', -8, -2, atWater, 0.2],
  ['스키가방', -8, -2, casual, 1],
  ['공구가방', 9, 16, loaded, 0],
  ['정비가방', 9, 16, loaded, 0],
  ['공구가방', 9, 16, casual, 1],
  ['낚시가방', 9, 16, loaded, 1],
  ['백팩', 9, 16, loaded, 0.2],
  ['에코백', 9, 16, loaded, 1],
] as const)('%s at %d to %d° with the plan %o leaves the bag need unmet by %d', (name, low, high, plan, wanted) => {
  expect(unmet('bag', piece('BAG', name), day({ low, high }, plan as Partial<Plan>))).toBe(wanted)
})

const rest = { TOP: '흰 셔츠', BOTTOM: '슬랙스', SHOES: '더비슈즈' }
const autumn = { low: 16, high: 21 }

test('a bag that does not suit the occasion is not chosen, even if the closet has no other bag', () => {
  expect(dress({ ...rest, BAG: '칼하트 미니 크로스백' }, day(autumn, wedding))).not.toContain('칼하트 미니 크로스백')
  expect(dress({ ...rest, BAG: '미니 체인백' }, day(autumn, wedding))).toContain('미니 체인백')
  expect(dress({ ...rest, BAG: '낚시가방' }, day(autumn, casual))).not.toContain('낚시가방')
})

test('a market cart is chosen when there is a load to carry', () => {
  const closet = { ...rest, BAG: '성경가방 검정|장바구니 캐리어 바퀴' }
  expect(dress(closet, day(autumn, { occasion: 'CASUAL', plans: ['CARRY'] }))).toContain('장바구니 캐리어 바퀴')
})

test('a small nylon bag does not suit a wedding, a small chain bag does', () => {
  const at = day({ low: 14, high: 20 }, wedding)
  expect(unmet('bag', piece('BAG', '미니 크로스백 나일론'), at)).toBe(1)
  expect(unmet('bag', piece('BAG', '미니 체인백 블랙'), at)).toBe(0)
})
