import { describe, expect, test } from 'vitest'
import { stepped } from '../../src/needs/need.ts'
import type { Plan } from '../../src/day/day.ts'
import { day, piece, rankOf, unmet } from './support.ts'

test.each([
  [0.11, 0],
  [0.12, 0.2],
  [0.29, 0.2],
  [0.3, 0.45],
  [0.55, 0.7],
  [0.85, 1],
])('%d unmet is a step of %d', (value, step) => {
  expect(stepped(value)).toBe(step)
})

describe('season of cloth', () => {
  const linen = piece('BOTTOM', '린넨 바지')
  const fleeced = piece('BOTTOM', '기모 슬랙스')
  test.each([
    ['2026-05-09', 20, 0.7],
    ['2026-05-10', 20, 0],
    ['2026-05-10', 19.9, 0.7],
    ['2026-09-20', 22, 0],
    ['2026-09-21', 22, 0.7],
    ['2026-09-21', 26, 0],
  ])('linen on %s with %d°: %d', (date, high, wanted) => {
    expect(unmet('season', linen, day({ low: 12, high }, { date }))).toBe(wanted)
  })

  test.each([
    ['2026-10-31', 14, 0.7],
    ['2026-11-01', 14, 0],
    ['2026-11-01', 15.1, 0.7],
    ['2026-03-31', 15, 0],
    ['2026-04-01', 15, 0.7],
  ])('brushed cloth on %s with %d°: %d', (date, high, wanted) => {
    expect(unmet('season', fleeced, day({ low: 6, high }, { date }))).toBe(wanted)
  })

  test('without a date nothing is out of season', () => {
    expect(unmet('season', linen, day({ low: 5, high: 12 }))).toBe(0)
  })
})

describe('dress', () => {
  const jacket = piece('OUTER', '네이비 블레이저')
  test.each([
    ['SUIT', [], 27, 'turnedAway'],
    ['SUIT', [], 27.1, null],
    ['NEAT', ['GUESTS'], 30, 'turnedAway'],
    ['NEAT', ['GUESTS'], 30.1, null],
    ['NEAT', [], 20, null],
    ['SITE', ['GUESTS'], 20, null],
    ['FREE', ['GUESTS'], 20, 'turnedAway'],
  ] as const)('출근 %s with %j at %d°: jacket %s', (work, plans, high, rank) => {
    expect(rankOf('jacket', day({ low: 18, high }, { occasion: 'WORK', answers: { work }, plans: [...plans] }))).toBe(
      rank,
    )
  })

  test('an interview keeps its jacket in the heat', () => {
    const formal = (event: 'INTERVIEW' | 'WEDDING') => ({ occasion: 'FORMAL', answers: { formal: event } }) as const
    expect(unmet('jacket', jacket, day({ low: 24, high: 33 }, formal('INTERVIEW')))).toBe(0)
    expect(rankOf('jacket', day({ low: 24, high: 33 }, formal('WEDDING')))).toBeNull()
  })

  test('a site wants safety shoes before everything', () => {
    const site = day({ low: 12, mm: 20 }, { occasion: 'WORK', answers: { work: 'SITE' } })
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), site)).toBe(0.2)
    expect(unmet('safetyShoes', piece('SHOES', '검정 장화'), site)).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '등산화'), site)).toBe(1)
    const dry = day({ low: 12 }, { occasion: 'WORK', answers: { work: 'SITE' } })
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), dry)).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '검정 장화'), dry)).toBe(1)
    expect(unmet('safetyHelmet', piece('HAT', '안전모 흰색'), dry)).toBe(0)
    expect(unmet('safetyHelmet', piece('HAT', '자전거 헬멧'), dry)).toBe(1)
    expect(rankOf('safetyShoes', site)).toBe('safety')
  })

  test('a special day wants no hood', () => {
    const special = day({ low: 12 }, { occasion: 'DATE', plans: ['SPECIAL'] })
    expect(unmet('special', piece('TOP', '회색 후드티'), special)).toBe(0.7)
    expect(unmet('special', piece('TOP', '흰 셔츠'), special)).toBe(0)
  })
})

describe('on foot and with a load', () => {
  test.each([
    ['하이힐', 1],
    ['슬리퍼', 0.7],
    ['낮은 구두', 0.7],
    ['플랫슈즈', 0.45],
    ['운동화', 0],
  ])('much walking in %s: %d', (name, wanted) => {
    expect(unmet('walk', piece('SHOES', name), day({ low: 15 }, { plans: ['WALKING'] }))).toBe(wanted)
  })

  test('slippers are right at the water', () => {
    expect(unmet('walk', piece('SHOES', '슬리퍼'), day({ low: 24 }, { plans: ['WALKING', 'WET'] }))).toBe(0)
  })

  test.each([
    ['WORK', '서류가방', 0],
    ['CASUAL', '백팩', 0.7],
    ['FORMAL', '검정 클러치', 0],
    ['FORMAL', '에코백', 1],
    ['DATE', '기저귀가방', 1],
    ['DATE', '백팩', 1],
    ['WORK', '클러치', 0.45],
    ['WORK', '등산 배낭', 0.7],
    ['TRAVEL', '서류가방', 0.7],
    ['CASUAL', '토트백', 0],
    ['DATE', '미니백', 0],
  ] as const)('%s with %s: %s', (occasion, name, wanted) => {
    expect(unmet('bag', piece('BAG', name), day({ low: 15 }, { occasion }))).toBe(wanted)
  })

  test('a load wants a roomy bag anywhere', () => {
    expect(unmet('bag', piece('BAG', '미니백'), day({ low: 15 }, { plans: ['CARRY'] }))).toBe(0.45)
    expect(unmet('bag', piece('BAG', '백팩'), day({ low: 15 }, { plans: ['CARRY'] }))).toBe(0)
  })
})

describe('heat', () => {
  test('who stays in the sun has a hat or a parasol from 22°, who walks far too', () => {
    const cap = piece('HAT', '볼캡')
    const at = (high: number, plans: Plan['plans']) => day({ low: high - 6, high }, { plans: plans ?? [] })
    expect(unmet('shade', cap, at(22, ['OUTDOORS']))).toBe(0)
    expect(unmet('shade', piece('HAT', '비니'), at(22, ['WALKING']))).toBe(1)
    expect(unmet('shade', cap, at(21.9, ['OUTDOORS']))).toBeNull()
    expect(unmet('shade', cap, at(30, []))).toBeNull()
    expect([22, 28].map((high) => rankOf('shade', at(high, ['WALKING'])))).toEqual(['season', 'overheated'])
  })

  test('boots stay at home from felt 31°', () => {
    const boots = piece('SHOES', '검정 워커')
    const at = (high: number) => day({ low: high, high }, { hoursOut: { leave: 14, home: 15 } })
    expect(Math.round(at(30).heat)).toBe(30)
    expect(unmet('lightCloth', boots, at(30))).toBeNull()
    expect(at(32).heat).toBeGreaterThan(31)
    expect(unmet('lightCloth', boots, at(32))).toBe(0.7)
  })

  test('a runner takes nothing over the shirt above felt 7°, and no fleece above −5°', () => {
    const running = (low: number) => day({ low, high: low }, { occasion: 'SPORT', answers: { sport: 'RUNNING' } })
    const [shell, fleece] = [piece('OUTER', '러닝 바람막이'), piece('OUTER', '후리스')]
    expect([7, 8].map((low) => unmet('effort', shell, running(low)))).toEqual([0, 0.7])
    expect([-6, -3].map((low) => unmet('effort', fleece, running(low)))).toEqual([0.2, 1])
  })

  test('a coat is past its end above it', () => {
    const padding = piece('OUTER', '검정 롱패딩')
    expect(unmet('coatEnd', padding, day({ low: 2, high: 8 }))).toBe(0)
    expect(unmet('coatEnd', padding, day({ low: 2, high: 9 }))).toBe(0.2)
    expect(unmet('coatEnd', padding, day({ low: 2, high: 16 }))).toBe(1)
  })
})

test('a thing of the shop stays in the shop', () => {
  const clogs = piece('SHOES', '주방화 검정 (가게에 둠)')
  expect(unmet('elsewhere', clogs, day({ low: 15 }))).toBe(1)
  expect(unmet('elsewhere', clogs, day({ low: 15 }, { occasion: 'WORK' }))).toBe(0)
})
