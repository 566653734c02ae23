import { describe, expect, test } from 'vitest'
import { recommend } from '../../src/choosing/recommend.ts'
import { day, piece, rankOf, site, unmet } from './support.ts'

describe('work outside on a site', () => {
  const outside = { ...site, plans: ['OUTDOORS'] } as const

  test('in frost, lined safety shoes and padded work jackets are right', () => {
    const frost = day({ low: -17, high: -9 }, outside)
    expect(unmet('linedShoes', piece('SHOES', '방한 안전화 털안감'), frost)).toBe(0)
    expect(unmet('linedShoes', piece('SHOES', '절연 안전화'), frost)).toBe(0.45)
    expect(rankOf('linedShoes', day({ low: -2, high: 4 }, outside))).toBeNull()
    const padding = piece('OUTER', '작업 패딩 (두꺼운거)')
    expect(unmet('coldSnap', padding, frost)).toBe(0)
    expect(unmet('putOn', padding, frost)).toBe(0)
    expect(unmet('putOn', piece('OUTER', '작업 점퍼'), frost)).not.toBe(0)
    expect(unmet('bareHead', piece('HAT', '귀달이 방한모 (안전모 안에)'), frost)).toBe(0)
  })

  test('rain trousers go over work trousers from 10 mm', () => {
    const closet = [
      piece('TOP', '작업티'),
      piece('BOTTOM', '작업바지'),
      piece('BOTTOM', '현장 우비 하의'),
      piece('OUTER', '현장 우비 상의'),
      piece('SHOES', '안전장화'),
    ]
    const worn = (mm: number) =>
      recommend(closet, day({ low: 10, mm }, outside), { seed: 'a' }).items.map(({ name }) => name)
    expect(worn(10)).toEqual(expect.arrayContaining(['작업바지', '현장 우비 하의']))
    expect(worn(9.6)).not.toContain('현장 우비 하의')
  })
})

describe('bags in rain that soaks', () => {
  const rain = day({ low: 20, high: 24, mm: 20 }, { occasion: 'WORK', answers: { work: 'SUIT' } })

  test('leather is spoilt, and a waterproof backpack is right even with a suit', () => {
    expect(unmet('dryLoad', piece('BAG', '소가죽 서류가방'), rain)).toBe(0.7)
    expect(unmet('dress', piece('BAG', '방수 백팩 (노트북)'), rain)).toBe(0)
    expect(
      unmet(
        'dress',
        piece('BAG', '방수 백팩 (노트북)'),
        day({ low: 20 }, { occasion: 'WORK', answers: { work: 'SUIT' } }),
      ),
    ).not.toBe(0)
  })
})
