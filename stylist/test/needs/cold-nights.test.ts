import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { day, formal, morningSport, piece, rankOf, sport, unmet } from './support.ts'

const muffler = piece('SCARF', '울 머플러')
const thermalLegs = piece('UNDERWEAR', '히트텍 타이즈 하의')

describe('a night outside', () => {
  const night = (low: number, sensitivity = 1, plans: readonly DayPlan[] = ['LATE', 'OUTDOORS']) =>
    day({ low, high: 16 }, { occasion: 'TRAVEL', sensitivity, plans, hoursOut: { leave: 14, home: 23 } })

  test('people who feel the cold need a scarf and something warm under the coat, more than on other days', () => {
    expect(rankOf('bareNeck', night(8))).toBe('overheated')
    expect(rankOf('underTrench', night(8))).toBe('overheated')
    expect(rankOf('bareNeck', night(8, 1, ['LATE']))).toBeNull()
    expect(rankOf('underTrench', night(8, 1, ['LATE']))).toBe('season')
    expect(rankOf('bareNeck', night(8, 3))).toBeNull()
    expect(unmet('bareNeck', muffler, night(8))).toBe(0)
  })

  test('the thinnest cardigan is not warm under the coat', () => {
    expect(unmet('underTrench', piece('OUTER', '여름 가디건 얇은 갈색'), night(8))).toBe(1)
    expect(unmet('underTrench', piece('OUTER', '울 가디건'), night(8))).toBe(0)
  })
})

describe('legs of people who feel the cold', () => {
  const frosty = (plan: object, sensitivity = 1) => day({ low: -7, high: -5 }, { sensitivity, ...plan })

  test('in a suit and outside they need thermals sooner than on other days', () => {
    expect(unmet('thermalLegs', thermalLegs, frosty(formal('FUNERAL')))).toBe(0)
    expect(rankOf('thermalLegs', frosty({ occasion: 'TRAVEL', plans: ['OUTDOORS'] }))).toBe('season')
    expect(rankOf('thermalLegs', frosty({ occasion: 'DATE' }))).toBeNull()
    expect(rankOf('thermalLegs', frosty(formal('FUNERAL'), 3))).toBeNull()
  })
})

describe('cold rounds and hikes', () => {
  test('golfers need a warm layer from 5°, and who feels the cold from 7°', () => {
    const vest = piece('OUTER', '골프 패딩조끼')
    expect(unmet('golfLayer', vest, day({ low: 1, high: 16 }, morningSport('GOLF')))).toBe(0)
    expect(unmet('golfLayer', piece('OUTER', '골프 바람막이'), day({ low: 1 }, morningSport('GOLF')))).toBe(1)
    const rank = (low: number, sensitivity: number) =>
      rankOf('golfLayer', day({ low }, { ...sport('GOLF'), sensitivity, hoursOut: { leave: 0, home: 12 } }))
    expect([5, 5.1].map((low) => rank(low, 3))).toEqual(['carried', null])
    expect([7, 7.1].map((low) => rank(low, 1))).toEqual(['carried', null])
  })

  test('hikers who feel the cold cover their ears up to a felt 0°', () => {
    const hike = (low: number, sensitivity: number) =>
      day({ low, high: low }, { ...sport('HIKING'), sensitivity, plans: ['OUTDOORS'] })
    expect(rankOf('bareHead', hike(1, 1))).toBe('carried')
    expect(rankOf('bareHead', hike(1, 3))).toBeNull()
  })
})

test('hours on foot in deep snow soak leather boots, and hiking shoes keep it out', () => {
  const snow = (plans: readonly DayPlan[]) =>
    day({ low: -3, high: 1, mm: 6, falling: 'SNOW' }, { occasion: 'TRAVEL', plans })
  expect(unmet('dryFeet', piece('SHOES', '레드윙 목토'), snow(['WALKING', 'OUTDOORS']))).toBe(0.2)
  expect(unmet('dryFeet', piece('SHOES', '등산화'), snow(['WALKING', 'OUTDOORS']))).toBe(0)
  expect(unmet('dryFeet', piece('SHOES', '레드윙 목토'), snow([]))).toBe(0)
})

test('in rain, cooled rooms are cold from a high of 24° for people who feel the cold', () => {
  const tee = piece('TOP', '반팔티')
  const at = (high: number, mm: number) =>
    day({ low: 20, high, mm }, { occasion: 'DATE', sensitivity: 1, hoursOut: { leave: 9, home: 18 } })
  expect(unmet('cooledRooms', tee, at(24, 4))).toBe(1)
  expect(rankOf('cooledRooms', at(23.9, 4))).toBeNull()
  expect(rankOf('cooledRooms', at(24, 0))).toBeNull()
})
