import { describe, expect, test } from 'vitest'
import { day } from '../scripts/measures/days.ts'
import { devCloset, isWhole, rerolls } from '../scripts/measures/dev-closet.ts'
import type { Outfit } from '../src/choosing/recommend.ts'
import type { Day } from '../src/day/day.ts'

const wardrobe = devCloset()
const ten = (on: Day) => rerolls(wardrobe, on)
const of = ({ items }: Outfit, type: string) => items.filter((f) => f.type === type)
const cloOf = (id: string) => {
  const [low, high] = wardrobe.expects.get(id)?.clo ?? [0, 0]
  return (low + high) / 2
}

describe('all ten outfits of the development closet suit each sample weather', () => {
  test('a windy day of −10 °C gets a warm coat and a scarf', () => {
    for (const outfit of ten(day(-10, { min: -14, max: -6, wind: 7 }))) {
      expect(of(outfit, 'OUTER').some(({ id }) => cloOf(id) >= 0.55)).toBe(true)
      expect(of(outfit, 'SCARF').length).toBe(1)
    }
  })

  test('snow at 3 °C gets boots', () => {
    for (const outfit of ten(day(3, { min: -1, max: 4, type: 'SNOW', mm: 3, pop: 80, wind: 2 })))
      expect(of(outfit, 'SHOES')[0]?.name).toMatch(/부츠|워커/)
  })

  test('rain at 12 °C gets an umbrella and shoes that bear rain, and no suede jacket', () => {
    for (const outfit of ten(day(12, { min: 9, max: 14, type: 'RAIN', mm: 8, pop: 90, wind: 3 }))) {
      expect(outfit.items.map(({ name }) => name)).toContain('장우산')
      expect(wardrobe.expects.get(of(outfit, 'SHOES')[0]?.id ?? '')?.avoidInRain).toBe(false)
      expect(outfit.items.map(({ name }) => name)).not.toContain('스웨이드 블루종')
    }
  })

  test('a clear day of 20 °C gets at most one outer garment and nothing else that is heavy', () => {
    for (const outfit of ten(day(20, { min: 13, max: 24, sky: 'CLEAR', wind: 2 }))) {
      expect(outfit.items.filter((f) => f.type !== 'OUTER' && f.type !== 'DRESS' && cloOf(f.id) >= 0.37)).toEqual([])
      expect(of(outfit, 'OUTER').length).toBeLessThanOrEqual(1)
    }
  })

  test('a humid day of 27 °C gets a light top and at most a thin outer garment', () => {
    for (const outfit of ten(day(27, { min: 23, max: 29, humidity: 85 }))) {
      expect(of(outfit, 'TOP').every(({ id }) => cloOf(id) <= 0.22)).toBe(true)
      expect(of(outfit, 'OUTER').every(({ id }) => cloOf(id) <= 0.25)).toBe(true)
    }
  })

  test('at 21 °C outfits are warmer for a user who feels the cold than for one who feels the heat', () => {
    const sum = (outfits: readonly Outfit[]) =>
      outfits.flatMap(({ items }) => items).reduce((total, { id }) => total + cloOf(id), 0)
    expect(sum(ten(day(21, {}, { sensitivity: 1 })))).toBeGreaterThan(sum(ten(day(21, {}, { sensitivity: 5 }))) + 0.5)
  })

  test.each([-10, 0, 8, 15, 20, 26, 33])('every outfit is complete at %i °C', (t) => {
    for (const outfit of ten(day(t)))
      expect(isWhole(outfit), outfit.items.map(({ name }) => name).join(', ')).toBe(true)
  })
})

test.each([20, 22, 25, 30])('no winter coat and no winter shoes are chosen at %i °C', (t) => {
  for (const sensitivity of [1, 3, 5])
    for (const { items } of ten(day(t, {}, { sensitivity }))) {
      expect(items.filter((f) => f.type === 'OUTER' && cloOf(f.id) >= 0.5)).toEqual([])
      expect(items.filter(({ name }) => /방한|어그/.test(name))).toEqual([])
    }
})
