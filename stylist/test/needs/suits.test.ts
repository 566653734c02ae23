import { describe, expect, test } from 'vitest'
import { matesOf } from '../../src/choosing/mates.ts'
import { ruledHarm } from '../../src/choosing/pair-harm.ts'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const suit: Partial<Plan> = { occasion: 'WORK', answers: { work: 'SUIT' } }
const visited: Partial<Plan> = { ...suit, plans: ['GUESTS'] }
const mourning: Partial<Plan> = { occasion: 'FORMAL', answers: { formal: 'FUNERAL' } }
const allDay = { hoursOut: { leave: 6, home: 20 } }

describe('a suit is worn with its jacket for visitors at work, up to a limit of heat', () => {
  test.each([
    [27, [], 'turnedAway'],
    [27.1, [], null],
    [31, ['GUESTS'], 'turnedAway'],
    [31.1, ['GUESTS'], null],
  ] as const)(
    'at a high of %d° with the plans %j, the need for a suit jacket has the rank %s (null: no need)',
    (high, plans, rank) => {
      expect(rankOf('jacket', day({ low: 20, high }, { ...suit, plans: [...plans] }))).toBe(rank)
    },
  )

  test.each([
    [31, 'turnedAway'],
    [31.1, 'overheated'],
    [35, 'overheated'],
  ] as const)(
    'at a high of %d° in cooled rooms with visitors, the need for a suit jacket has the rank %s',
    (high, rank) => {
      expect(rankOf('jacket', day({ low: 24, high }, { ...suit, plans: ['GUESTS', 'COOL'] }))).toBe(rank)
    },
  )

  test('above a high of 27°, a wool suit jacket is a fault and a thin one is not', () => {
    const wool = piece('OUTER', '차콜 정장 자켓')
    expect(unmet('jacket', wool, day({ low: 20, high: 27 }, visited))).toBe(0)
    expect(unmet('jacket', wool, day({ low: 20, high: 28 }, visited))).toBe(0.45)
    expect(unmet('jacket', piece('OUTER', '여름 정장 자켓 쿨울'), day({ low: 20, high: 28 }, visited))).toBe(0)
  })

  test('in summer, a suit for visitors at work includes its jacket and its tie', () => {
    const closet = {
      TOP: '흰 와이셔츠',
      BOTTOM: '여름 정장 바지',
      OUTER: '여름 정장 자켓',
      SHOES: '검정 구두',
      ACCESSORY: '네이비 넥타이',
    }
    expect(dress(closet, day({ low: 24, high: 30 }, visited))).toEqual(
      expect.arrayContaining(['여름 정장 자켓', '네이비 넥타이']),
    )
  })

  test('for visitors at an office, a thin jacket is right from a high of 22°, a linen one from 26°', () => {
    const neat = (high: number) =>
      day({ low: 18, high }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans: ['GUESTS'] })
    const thin = piece('OUTER', '여름 자켓 네이비 얇은')
    expect([21.9, 22].map((high) => unmet('jacket', thin, neat(high)))).toEqual([0.45, 0])
    expect([25.9, 26].map((high) => unmet('jacket', piece('OUTER', '린넨 자켓'), neat(high)))).toEqual([0.45, 0])
  })

  test('with a suit, a light blue shirt is right and a pink one is a slight fault', () => {
    expect(unmet('shirt', piece('TOP', '하늘색 셔츠'), day({ low: 15 }, visited))).toBe(0)
    expect(unmet('shirt', piece('TOP', '핑크 셔츠'), day({ low: 15 }, visited))).toBe(0.2)
  })
})

describe('over a suit a wool coat is worn, except in hard frost or deep snow', () => {
  const padding = piece('OUTER', '구스다운 숏패딩')
  test.each([
    [-5, 0.45],
    [-5.1, null],
  ])(
    'padding at a low of %d° leaves %s of the need for a dress coat over a suit unmet (null: no need)',
    (low, wanted) => {
      expect(unmet('coatOverSuit', padding, day({ low, high: 2 }, { ...mourning, ...allDay }))).toBe(wanted)
      expect(unmet('coatOverSuit', padding, day({ low, high: 2 }, { ...visited, ...allDay }))).toBe(wanted)
    },
  )

  test('a wool coat is right over a suit, and padding is no fault if no suit is worn', () => {
    const cold = day({ low: 0, high: 4 }, mourning)
    expect(unmet('coatOverSuit', piece('OUTER', '검정 울 코트'), cold)).toBe(0)
    expect(unmet('coatOverSuit', padding, day({ low: 0, high: 4 }, { occasion: 'WORK' }))).toBeNull()
  })

  test('padding is worn over a suit if the closet has no coat', () => {
    const closet = { TOP: '흰 와이셔츠', BOTTOM: '검정 정장 바지', SHOES: '검정 구두' }
    const cold = day({ low: 0, high: 4 }, mourning)
    expect(dress({ ...closet, OUTER: '검정 정장 자켓|검정 숏패딩' }, cold)).toContain('검정 숏패딩')
    expect(dress({ ...closet, OUTER: '검정 정장 자켓|검정 숏패딩|검정 코트' }, cold)).toContain('검정 코트')
  })

  test('on a walk in deep snow, a wool coat over a suit is a fault and padding is not', () => {
    const snow = { low: -2, high: 1, mm: 8, falling: 'SNOW' } as const
    expect(unmet('coatOverSuit', padding, day(snow, { ...visited, plans: ['GUESTS', 'WALKING'] }))).toBeNull()
    const coat = piece('OUTER', '울 코트')
    expect(unmet('snowCoat', coat, day(snow, { ...visited, plans: ['GUESTS', 'WALKING'] }))).toBe(0.7)
    expect(unmet('snowCoat', coat, day({ ...snow, mm: 4.9 }, { plans: ['WALKING'] }))).toBeNull()
    expect(unmet('snowCoat', coat, day(snow))).toBeNull()
  })
})

test.each([
  [8, '검정 반팔 원피스', 0.7],
  [8, '검정 긴팔 원피스', 0],
  [12, '검정 반팔 원피스', null],
])('at a funeral at %d°, %s leaves %s of the need for long sleeves unmet (null: no need)', (low, name, wanted) => {
  expect(unmet('mourningSleeves', piece('DRESS', name), day({ low, high: low, wind: 0 }, mourning))).toBe(wanted)
})

describe('a presentation at school is dressed for neatly, but not with a whole suit', () => {
  const school = day({ low: 12 }, { occasion: 'SCHOOL', plans: ['GUESTS'] })

  test.each([
    ['OUTER', 'wholeSuit', '네이비 정장 자켓', 0.7],
    ['OUTER', 'wholeSuit', '네이비 블레이저', 0],
    ['BOTTOM', 'wholeSuit', '정장 바지', 0.7],
    ['BOTTOM', 'wholeSuit', '검정 슬랙스', 0],
    ['SHOES', 'wholeSuit', '검정 구두', 0.45],
    ['SHOES', 'wholeSuit', '검정 로퍼', 0],
    ['TOP', 'shirt', '흰 셔츠', 0],
    ['TOP', 'shirt', '네이비 니트', 0],
    ['TOP', 'shirt', '회색 맨투맨', 1],
    ['SHOES', 'special', '흰 운동화', 0],
    ['SHOES', 'special', '등산화', 0.45],
    ['OUTER', 'special', '후드 바람막이', 0],
  ] as const)(
    'at a presentation at school, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), school)).toBe(wanted)
    },
  )

  test('a presentation at school needs no jacket, and in rain dry feet have the rank soaked', () => {
    expect(rankOf('jacket', school)).toBeNull()
    expect(rankOf('dryFeet', day({ low: 8, mm: 12 }, { occasion: 'SCHOOL', plans: ['GUESTS'] }))).toBe('soaked')
  })
})

describe('a funeral or wedding makes a shirt necessary, and a cold funeral a coat', () => {
  const wedding: Partial<Plan> = { occasion: 'FORMAL', answers: { formal: 'WEDDING' } }
  const event: Partial<Plan> = { occasion: 'FORMAL', answers: { formal: 'EVENT' } }

  test.each([
    [mourning, 'overheated'],
    [wedding, 'overheated'],
    [event, null],
  ] as const)(
    'for the plan %j, the need for a shirt under the jacket has the rank %s (null: no need)',
    (plan, rank) => {
      const at = day({ low: 12 }, plan)
      expect(rankOf('ceremonyShirt', at)).toBe(rank)
      if (!rank) return
      expect(unmet('ceremonyShirt', piece('TOP', '흰 셔츠'), at)).toBe(0)
      expect(unmet('ceremonyShirt', piece('TOP', '반집업 니트'), at)).toBe(0.45)
      expect(unmet('ceremonyShirt', piece('DRESS', '검정 원피스'), at)).toBe(0)
    },
  )

  test('at a funeral, a white shirt is right and a checked shirt is a fault', () => {
    const at = day({ low: 7, high: 10 }, mourning)
    expect(unmet('dress', piece('TOP', '화이트 셔츠'), at)).toBe(0)
    expect(unmet('dress', piece('TOP', '체크 셔츠'), at)).toBeGreaterThan(0)
  })

  test.each([
    [10, 4, 18, 'carried'],
    [10.1, 4, 18, null],
    [10, 0, 20, 'carried'],
    [10, 0, 19, null],
  ] as const)(
    'at a funeral at %d° with %d mm of rain until %d:00, the need for a coat has the rank %s (null: no need)',
    (low, mm, home, rank) => {
      const at = day({ low, high: low, mm }, { ...mourning, hoursOut: { leave: 8, home } })
      expect(rankOf('ceremonyCoat', at)).toBe(rank)
      if (!rank) return
      expect(unmet('ceremonyCoat', piece('OUTER', '차콜 싱글코트'), at)).toBe(0)
      expect(unmet('ceremonyCoat', piece('OUTER', '검정 정장자켓'), at)).toBe(1)
      expect(unmet('dress', piece('OUTER', '차콜 싱글코트'), at)).toBe(0)
    },
  )
})

test('for visitors at work in a suit, a suit jacket comes before a blazer', () => {
  const visited = day({ low: 8 }, { occasion: 'WORK', answers: { work: 'SUIT' }, plans: ['GUESTS'] })
  expect(unmet('jacket', piece('OUTER', '차콜 정장자켓'), visited)).toBe(0)
  expect(unmet('jacket', piece('OUTER', '네이비 블레이저'), visited)).toBe(0.2)
})

test('the halves of suits that are all named as sets belong together by their other words', () => {
  const names = ['블랙 정장자켓 (세트)', '차콜 울자켓 (세트)', '블랙 정장팬츠 (세트)', '차콜 울팬츠 (세트)']
  const [black, charcoal, blackLegs, charcoalLegs] = names.map((name, at) => ({
    ...piece(at < 2 ? 'OUTER' : 'BOTTOM', name),
    id: String(at),
  }))
  if (!black || !charcoal || !blackLegs || !charcoalLegs) throw new Error('four pieces')
  const mates = matesOf([black, charcoal, blackLegs, charcoalLegs])
  expect([...(mates.get('0') ?? [])]).toEqual(['2'])
  expect([...(mates.get('1') ?? [])]).toEqual(['3'])
})

test('no collared shirt is worn under a high neck', () => {
  const [knit, shirt] = [piece('TOP', '캐시미어 터틀넥'), piece('TOP', '흰 셔츠')]
  const round = piece('TOP', '캐시미어 라운드 니트')
  expect(ruledHarm(knit, shirt, 'DATE')).toBeGreaterThan(ruledHarm(round, shirt, 'DATE') + 1)
})
