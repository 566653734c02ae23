import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const evening = (low: number, sensitivity = 3, plans: readonly DayPlan[] = ['LATE', 'OUTDOORS']) =>
  day({ low, high: low }, { occasion: 'DATE', sensitivity, plans: [...plans], hoursOut: { leave: 18, home: 23 } })

describe('an evening outside makes a night layer necessary', () => {
  const jacket = piece('OUTER', '네이비 블레이저')

  test.each([
    [18, ['LATE', 'OUTDOORS'], 'chilled'],
    [18.1, ['LATE', 'OUTDOORS'], null],
    [12, ['LATE'], null],
    [12, ['OUTDOORS'], null],
  ] as const)(
    'an evening at %d° with the plans %j gives a night layer the rank %s (null: no need)',
    (low, plans, rank) => {
      expect(rankOf('nightLayer', evening(low, 3, plans))).toBe(rank)
    },
  )

  test('a tour that ends late needs a night layer', () => {
    const tour = { occasion: 'TRAVEL', plans: ['LATE'], hoursOut: { leave: 7, home: 23 } } as const
    expect(rankOf('nightLayer', day({ low: 10, high: 22 }, { ...tour, plans: ['LATE'] }))).toBe('chilled')
    expect(rankOf('nightLayer', day({ low: 10, high: 22 }, { ...tour, plans: [] }))).toBeNull()
  })

  test('a blazer meets the need for a night layer, a thin cardigan hardly, and a knit top does not count', () => {
    expect(unmet('nightLayer', jacket, evening(17))).toBe(0)
    expect(unmet('nightLayer', piece('OUTER', '얇은 여름 가디건'), evening(17))).toBe(0.7)
    expect(unmet('nightLayer', piece('TOP', '두꺼운 니트'), evening(17))).toBeNull()
  })

  test.each([
    [14, 3, 1],
    [14.1, 3, null],
    [16, 1, 1],
    [12, 5, 1],
    [12.1, 5, null],
  ])(
    'at %d° with sensitivity %i a jacket over a shirt leaves the need for night warmth unmet by %s (null: no need)',
    (low, sensitivity, wanted) => {
      expect(unmet('nightWarmth', jacket, evening(low, sensitivity))).toBe(wanted)
    },
  )

  test('a trench coat or a knit meets the need for night warmth, a blouse does not', () => {
    expect(unmet('nightWarmth', piece('OUTER', '트렌치코트'), evening(12))).toBe(0)
    expect(unmet('nightWarmth', piece('TOP', '니트'), evening(12))).toBe(0)
    expect(unmet('nightWarmth', piece('TOP', '흰 블라우스'), evening(12))).toBe(1)
  })
})

test.each([
  [16, 'overheated'],
  [17, null],
])('leaving at %i o’clock on a hot day gives a hat against the sun the rank %s (null: no need)', (leave, rank) => {
  const hot = { low: 29, high: 29 }
  expect(rankOf('shade', day(hot, { plans: ['OUTDOORS'], hoursOut: { leave, home: 22 } }))).toBe(rank)
})

test.each([
  [['LATE', 'OUTDOORS'], 1, 0.45],
  [['WALKING'], 1, 0.45],
  [['KIDS'], 1, 0.45],
  [['LATE'], 1, null],
  [[], 7, 0.45],
  [[], 6.9, null],
] as const)(
  'a mini dress with the plans %j in wind of %d m/s counts as too short by %s (null: not too short)',
  (plans, wind, wanted) => {
    const mini = piece('DRESS', '레이스 미니 원피스')
    const at = day({ low: 22, wind }, { occasion: 'DATE', plans: [...plans] })
    expect(unmet('shortDress', mini, at)).toBe(wanted)
    expect(unmet('shortDress', piece('DRESS', '롱 원피스'), at)).toBe(wanted === null ? null : 0)
  },
)

describe('a cool evening makes a light layer necessary', () => {
  const walk = (high: number, home: number, plans: readonly ('WALKING' | 'OUTDOORS')[] = ['WALKING']) =>
    day({ low: 18, high }, { occasion: 'DATE', plans, hoursOut: { leave: 12, home } })

  test.each([
    [23.9, 20, 'carried'],
    [24, 20, null],
    [23.9, 19, null],
  ] as const)(
    'walking with a high of %d° until %d o’clock gives an evening layer the rank %s (null: no need)',
    (high, home, rank) => {
      expect(rankOf('eveningLayer', walk(high, home))).toBe(rank)
      expect(rankOf('eveningLayer', walk(high, home, ['OUTDOORS']))).toBe(rank)
      expect(rankOf('eveningLayer', walk(high, home, []))).toBeNull()
    },
  )

  test('a cardigan meets the need for an evening layer, a shirt nearly, short sleeves and vests do not', () => {
    const at = walk(23, 21)
    expect(unmet('eveningLayer', piece('OUTER', '얇은 가디건'), at)).toBe(0)
    expect(unmet('eveningLayer', piece('TOP', '스트라이프 셔츠'), at)).toBe(0.2)
    expect(unmet('eveningLayer', piece('TOP', '반팔 카라니트'), at)).toBe(1)
    expect(unmet('eveningLayer', piece('OUTER', '니트 조끼'), at)).toBe(1)
  })

  test.each([
    [12, 20, 0.7],
    [16, 20, null],
    [12, 19, null],
  ] as const)(
    'a rayon blouse with a low of %d° and a return at %d o’clock counts as too summery by %s (null: not at all)',
    (low, home, wanted) => {
      const at = day({ low, high: 24, wind: 0 }, { occasion: 'DATE', hoursOut: { leave: 14, home } })
      expect(unmet('summerTop', piece('TOP', '인견 반팔 블라우스'), at)).toBe(wanted)
      if (wanted !== null) expect(unmet('summerTop', piece('TOP', '반팔 블라우스'), at)).toBe(0)
    },
  )

  test.each([
    [21.9, 0.7],
    [22, null],
  ] as const)(
    'a rayon blouse on a day with a high of %d° counts as too summery by %s (null: not at all)',
    (high, wanted) => {
      const at = day({ low: high, high, wind: 0 }, { occasion: 'DATE', hoursOut: { leave: 11, home: 15 } })
      expect(unmet('summerTop', piece('TOP', '인견 반팔 블라우스'), at)).toBe(wanted)
    },
  )
})

test.each([
  [21.5, 2, ['LATE'], 'chilled'],
  [21.6, 2, ['LATE'], null],
  [19.1, 2, [], null],
  [17.6, 3, ['LATE'], null],
] as const)(
  'a return at night at %d° with sensitivity %i and the plans %j gives a layer the rank %s (null: no need)',
  (low, sensitivity, plans, rank) => {
    expect(rankOf('putOn', evening(low, sensitivity, plans))).toBe(rank)
  },
)

test('wind goes through knitwear at night outside, and a windproof jacket is right there', () => {
  const night = evening(10)
  expect(unmet('nightWind', piece('OUTER', '차콜 가디건'), night)).toBe(0.7)
  expect(unmet('nightWind', piece('OUTER', '바람막이'), night)).toBe(0)
  expect(unmet('dress', piece('OUTER', '바람막이'), night)).toBe(0)
  expect(unmet('nightWind', piece('OUTER', '차콜 가디건'), evening(15))).toBe(null)
})

test('who stays out of doors until a cool evening takes something to put on, however warm the noon', () => {
  const trip = day({ low: 14, high: 27 }, { occasion: 'TRAVEL', plans: ['OUTDOORS'], hoursOut: { leave: 9, home: 22 } })
  expect(unmet('eveningLayer', piece('TOP', '얇은 긴팔티'), trip)).toBe(0.45)
  expect(unmet('eveningLayer', piece('OUTER', '후드집업'), trip)).toBe(0)
  expect(rankOf('eveningLayer', trip)).toBe('overheated')
})

test('players who wait on a court in the open until the evening put something on', () => {
  const game = { occasion: 'SPORT', answers: { sport: 'BALL' }, hoursOut: { leave: 15, home: 23 } } as const
  expect(rankOf('bench', day({ low: 12, high: 26 }, { ...game, plans: ['OUTDOORS'] }))).toBe('chilled')
  expect(rankOf('bench', day({ low: 12, high: 26 }, game))).toBe('carried')
})
