import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { day, piece, unmet } from './support.ts'

const rubber = piece('SHOES', '헌터 레인부츠')

describe('rain boots suit work in heavy or long rain', () => {
  const work = { occasion: 'WORK' } as const
  test('rain boots at work are too much on a dry day or for a shower, but right in 8 mm or long rain', () => {
    expect(unmet('rainBoots', rubber, day({ low: 12 }, work))).toBe(1)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 7.9 }, work))).toBe(1)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 8 }, work))).toBe(0)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 7, wet: [8, 9, 10, 11, 12, 13] }, work))).toBe(0)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 6, wet: [12, 13] }))).toBe(0)
  })
})

describe('rubber boots suit walks in the rain or snow, but not a short shower', () => {
  test('rubber boots are too much for a long walk through one short shower and for a hike', () => {
    const walk = (wet: readonly number[], plans: readonly DayPlan[] = ['WALKING'], mm = 7.9) =>
      day({ low: 14, high: 20, mm, wet }, { plans: [...plans] })
    expect(unmet('rainBoots', rubber, walk([14, 15, 16]))).toBe(1)
    expect(unmet('rainBoots', rubber, walk([13, 14, 15, 16]))).toBe(0)
    expect(unmet('rainBoots', rubber, walk([14, 15, 16], []))).toBe(0)
    for (const mm of [8, 30]) expect(unmet('rainBoots', rubber, walk([14, 15, 16], ['WALKING'], mm))).toBe(0)
    const hike = day({ low: 10, mm: 20 }, { occasion: 'SPORT', answers: { sport: 'HIKING' } })
    expect(unmet('rainBoots', rubber, hike)).toBe(1)
  })

  test('rubber boots are right for a walk in snow, even if the snowfall is short', () => {
    const plans = ['WALKING'] as const
    const snow = day({ low: -2, high: 0, mm: 7, wet: [14, 15, 16], falling: 'SNOW' }, { plans: [...plans] })
    expect(unmet('rainBoots', rubber, snow)).toBe(0)
  })

  test('rubber boots are right on a date in snow from 5 mm', () => {
    const snow = (mm: number) =>
      day({ low: -2, high: 0, mm, wet: [15, 16, 17, 18], falling: 'SNOW' }, { occasion: 'DATE' })
    expect([4.9, 5].map((mm) => unmet('rainBoots', rubber, snow(mm)))).toEqual([1, 0])
  })
})

test('from a high of 28°, rubber boots are too much for a shower of four hours below 25 mm', () => {
  const at = (high: number, mm: number, wet: readonly number[]) => day({ low: 22, high, mm, wet })
  const four = [13, 14, 15, 16]
  expect(unmet('rainBoots', rubber, at(28, 24, four))).toBe(1)
  expect(unmet('rainBoots', rubber, at(27.9, 24, four))).toBe(0)
  expect(unmet('rainBoots', rubber, at(28, 25, four))).toBe(0)
  expect(unmet('rainBoots', rubber, at(28, 24, [...four, 17]))).toBe(0)
})
