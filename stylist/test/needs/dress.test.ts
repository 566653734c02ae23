import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { day, formal, piece, rankOf, unmet } from './support.ts'

describe('dress', () => {
  const jacket = piece('OUTER', '네이비 블레이저')
  test.each([
    ['SUIT', [], 27, 'turnedAway'],
    ['SUIT', [], 27.1, null],
    ['NEAT', ['GUESTS'], 30, 'turnedAway'],
    ['NEAT', ['GUESTS'], 30.1, null],
    ['NEAT', [], 20, null],
    ['SITE', ['GUESTS'], 20, 'turnedAway'],
    ['FREE', ['GUESTS'], 20, 'turnedAway'],
  ] as const)(
    '출근 %s with the plans %j at a high of %d° gives a jacket the rank %s (null: no need)',
    (work, plans, high, rank) => {
      expect(rankOf('jacket', day({ low: 18, high }, { occasion: 'WORK', answers: { work }, plans: [...plans] }))).toBe(
        rank,
      )
    },
  )

  test('an interview needs a jacket in the heat, a wedding does not', () => {
    expect(unmet('jacket', jacket, day({ low: 24, high: 33 }, formal('INTERVIEW')))).toBe(0)
    expect(rankOf('jacket', day({ low: 24, high: 33 }, formal('WEDDING')))).toBeNull()
  })

  test('a work site needs safety shoes and a helmet, and other boots fall short', () => {
    const site = day({ low: 12, mm: 20 }, { occasion: 'WORK', answers: { work: 'SITE' } })
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), site)).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '검정 장화'), site)).toBe(0.7)
    expect(unmet('safetyShoes', piece('SHOES', '안전장화'), site)).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '미끄럼방지 조리화'), site)).toBe(0.45)
    expect(unmet('safetyShoes', piece('SHOES', '낚시장화'), site)).toBe(1)
    const digging = { occasion: 'WORK', answers: { work: 'SITE' }, plans: ['WET'] as DayPlan[] } as const
    expect(unmet('safetyShoes', piece('SHOES', '검정 장화'), day({ low: 12, mm: 3 }, digging))).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), day({ low: 12, mm: 3 }, digging))).toBe(0.2)
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), day({ low: 12, mm: 2.9 }, digging))).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '등산화'), site)).toBe(1)
    const dry = day({ low: 12 }, { occasion: 'WORK', answers: { work: 'SITE' } })
    expect(unmet('safetyShoes', piece('SHOES', '안전화'), dry)).toBe(0)
    expect(unmet('safetyShoes', piece('SHOES', '검정 장화'), dry)).toBe(1)
    expect(unmet('safetyHelmet', piece('HAT', '안전모 흰색'), dry)).toBe(0)
    expect(unmet('safetyHelmet', piece('HAT', '자전거 헬멧'), dry)).toBe(1)
    expect(rankOf('safetyShoes', site)).toBe('safety')
  })

  test('visitors at work call for dress shoes, a plain shirt and a suit jacket', () => {
    const visited = day({ low: 12 }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans: ['GUESTS'] })
    expect(unmet('guests', piece('SHOES', '운동화'), visited)).toBe(0.45)
    expect(unmet('guests', piece('SHOES', '등산화'), visited)).toBe(0.7)
    expect(unmet('guests', piece('SHOES', '검정 구두'), visited)).toBe(0)
    expect(unmet('dress', piece('OUTER', '네이비 정장 자켓'), visited)).toBe(0)
    expect(unmet('shirt', piece('TOP', '린넨 셔츠'), visited)).toBe(0.2)
    expect(unmet('shirt', piece('TOP', '흰 셔츠'), visited)).toBe(0)
    expect(unmet('jacket', piece('OUTER', '린넨 자켓'), visited)).toBe(0.45)
    expect(unmet('jacket', piece('DRESS', '네이비 원피스'), visited)).toBe(0.45)
  })

  test('presenting at school is dressed for as neat office work, working on foot outside as work in free dress', () => {
    expect(day({ low: 12 }, { occasion: 'SCHOOL', plans: ['GUESTS'] }).purpose).toBe('WORK NEAT')
    const outside = ['WALKING', 'OUTDOORS'] as const
    expect(day({ low: 12 }, { occasion: 'WORK', plans: [...outside] }).purpose).toBe('WORK FREE')
    expect(day({ low: 12 }, { occasion: 'WORK', plans: [...outside, 'GUESTS'] }).purpose).toBe('WORK NEAT')
    expect(day({ low: 12 }, { occasion: 'WORK', plans: ['WALKING'] }).purpose).toBe('WORK NEAT')
  })

  test('a dinner up to 24° or in cooled rooms needs a jacket, or in the cold a good coat', () => {
    const dinner = (high: number, plans: readonly DayPlan[]) =>
      day({ low: high - 4, high }, { occasion: 'DATE', plans: [...plans] })
    expect(unmet('dinner', jacket, dinner(20, ['SPECIAL']))).toBe(0)
    expect(unmet('dinner', piece('OUTER', '울 코트'), dinner(20, ['SPECIAL']))).toBe(0.45)
    expect(unmet('dinner', piece('OUTER', '바람막이'), dinner(20, ['SPECIAL']))).toBe(0.7)
    expect(unmet('dinner', piece('OUTER', '울 코트'), dinner(4, ['SPECIAL']))).toBe(0)
    expect(unmet('dinner', jacket, dinner(24.1, ['SPECIAL']))).toBeNull()
    expect(unmet('dinner', jacket, dinner(28, ['SPECIAL', 'COOL']))).toBe(0)
  })

  test('a camel coat suits a funeral in hard frost, and a dark coat suits better in milder cold', () => {
    const mourning = { occasion: 'FORMAL', answers: { formal: 'FUNERAL' } } as const
    const camel = piece('OUTER', '카멜 울 코트')
    expect(unmet('dress', camel, day({ low: -9, high: -4 }, mourning))).toBe(0)
    expect(unmet('dress', camel, day({ low: -2, high: 1 }, mourning))).toBe(0.2)
    expect(unmet('dress', piece('OUTER', '검정 롱패딩'), day({ low: -2, high: 1 }, mourning))).toBe(0)
    expect(unmet('dress', camel, day({ low: 4, high: 5 }, mourning))).toBe(0.2)
    expect(unmet('dress', piece('OUTER', '검정 울 코트'), day({ low: 4, high: 5 }, mourning))).toBe(0)
    expect(unmet('dress', camel, day({ low: 10, high: 14 }, mourning))).not.toBe(0)
  })

  test('a linen jacket is out of season on a day with a low below 15°', () => {
    const jacketOfLinen = piece('OUTER', '린넨 자켓')
    const june = { date: '2026-06-10', hoursOut: { leave: 0, home: 23 } }
    expect(unmet('season', jacketOfLinen, day({ low: 14.9, high: 24 }, june))).toBe(0.45)
    expect(unmet('season', jacketOfLinen, day({ low: 15, high: 24 }, june))).toBe(0)
  })

  test('a hoodie does not suit a special day, a shirt does', () => {
    const special = day({ low: 12 }, { occasion: 'DATE', plans: ['SPECIAL'] })
    expect(unmet('special', piece('TOP', '회색 후드티'), special)).toBe(0.7)
    expect(unmet('special', piece('TOP', '흰 셔츠'), special)).toBe(0)
  })

  test('a special day on foot outside favors sneakers and accepts a crossbody bag', () => {
    const special = (plans: readonly DayPlan[]) => day({ low: 18 }, { occasion: 'DATE', plans: ['SPECIAL', ...plans] })
    const sneakers = piece('SHOES', '회색 운동화')
    expect(unmet('special', sneakers, special([]))).toBe(0.45)
    expect(unmet('special', sneakers, special(['WALKING', 'OUTDOORS']))).toBe(0)
    expect(rankOf('walk', special(['WALKING', 'OUTDOORS']))).toBe('overheated')
    expect(rankOf('walk', special(['WALKING']))).toBe('carried')
    expect(unmet('bag', piece('BAG', '크로스백'), special([]))).toBe(1)
    expect(unmet('bag', piece('BAG', '크로스백'), special(['WALKING', 'OUTDOORS']))).toBe(0.2)
  })
})
