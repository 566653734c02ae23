import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, seasonal, unmet } from './support.ts'

type Plans = NonNullable<Plan['plans']>

const out = { hoursOut: { leave: 6, home: 20 } }

describe('the coldest hour decides which coat is warm enough', () => {
  const trench = piece('OUTER', '베이지 트렌치코트')
  const coat = piece('OUTER', '검정 울 코트')

  test.each([
    [1, 4.5, 0.45],
    [1, 5.5, 0],
    [3, -1, 0.45],
    [3, 1, 0],
  ])(
    'with sensitivity %i at %d°, a trench coat leaves %d of the need for a warm coat unmet',
    (sensitivity, low, wanted) => {
      const at = day({ low, high: low + 4, wind: 0 }, { occasion: 'DATE', sensitivity, ...out })
      expect(unmet('putOn', trench, at)).toBe(wanted)
      expect(unmet('putOn', coat, at)).toBe(0)
    },
  )

  test.each([
    [13.9, 0.2],
    [14, 0],
  ])('on a morning of 4° before a high of %d°, a light jacket leaves %d of the warmth need unmet', (high, wanted) => {
    const at = day({ low: 4, high, wind: 0 }, { occasion: 'CASUAL', ...out })
    expect(unmet('putOn', piece('OUTER', '춘추 점퍼'), at)).toBe(wanted)
  })

  test('a light jacket suits an office on a day that turns warm, but not with visitors', () => {
    const closet = { TOP: '흰 와이셔츠', BOTTOM: '슬랙스', OUTER: '검정 모직 반코트|춘추 점퍼 베이지', SHOES: '더비' }
    const at = (plans: Plans) =>
      day({ low: 7, high: 18 }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans, ...out })
    expect(dress(closet, at([]))).toContain('춘추 점퍼 베이지')
    expect(unmet('dress', piece('OUTER', '춘추 점퍼 베이지'), at([]))).toBe(0)
    expect(unmet('dress', piece('OUTER', '춘추 점퍼 베이지'), at(['GUESTS']))).toBeGreaterThan(0)
  })

  test.each([
    [-12, null],
    [-14, 'chilled'],
  ])('at %d° without a suit, the need for padding instead of wool has the rank %s (null: no need)', (low, rank) => {
    const at = (plan: Partial<Plan>) => day({ low, high: low + 1, wind: 0 }, { occasion: 'WORK', ...out, ...plan })
    expect(rankOf('coldSnap', at({ answers: { work: 'NEAT' } }))).toBe(rank)
    expect(rankOf('coldSnap', at({ answers: { work: 'SUIT' } }))).toBeNull()
    if (!rank) return
    expect(unmet('coldSnap', coat, at({}))).toBe(0.2)
    expect(unmet('coldSnap', piece('OUTER', '오리털 숏패딩'), at({}))).toBe(0)
  })

  test('two padded coats are not worn over each other', () => {
    const closet = {
      TOP: '울 니트',
      BOTTOM: '청바지',
      OUTER: '경량패딩 후드|다운 롱패딩|플리스 자켓',
      SHOES: '워커',
    }
    const worn = dress(closet, day({ low: -6, high: -2 }, { occasion: 'SCHOOL', ...out }))
    expect(worn.filter((name) => /패딩/.test(name))).toHaveLength(1)
  })

  test('a wool coat is a fault on a trip with much walking from a high of 8°', () => {
    const at = (high: number, plans: Plans) => day({ low: 3, high }, { occasion: 'TRAVEL', plans, ...out })
    expect(unmet('footCoat', coat, at(8, ['WALKING']))).toBe(0.45)
    expect(unmet('footCoat', piece('OUTER', '경량패딩'), at(8, ['WALKING']))).toBe(0)
    expect(unmet('footCoat', coat, at(7.9, ['WALKING']))).toBeNull()
    expect(unmet('footCoat', coat, at(8, []))).toBeNull()
  })

  test('a coat comes before a parka at a celebration in the cold', () => {
    const event = (high: number) => day({ low: high - 3, high, wind: 0 }, { occasion: 'FORMAL', ...out })
    expect(unmet('formalCoat', piece('OUTER', '카키 겨울 파카'), event(4))).toBe(0.45)
    expect(unmet('formalCoat', coat, event(4))).toBe(0)
    expect(unmet('formalCoat', coat, event(16))).toBeNull()
  })

  test.each([
    ['DATE', -9, 0.45],
    ['DATE', -11, null],
    ['CASUAL', -9, null],
  ] as const)(
    'for the occasion %s at %d°, a long padded coat counts as too much by %s (null: not too much)',
    (occasion, low, wanted) => {
      const at = day({ low, high: low, wind: 0 }, { occasion, ...out })
      expect(unmet('longCoat', piece('OUTER', '롱패딩'), at)).toBe(wanted)
    },
  )
})

describe('in the cold, warm layers under the coat are needed', () => {
  const shirt = piece('TOP', '옥스포드 셔츠')
  const late = (low: number, home: number, sensitivity: number) =>
    day({ low, high: low, wind: 0 }, { occasion: 'DATE', sensitivity, hoursOut: { leave: 17, home } })

  test.each([
    [-5, 22, 3, 'chilled'],
    [-5, 22, 5, 'chilled'],
    [-4.9, 22, 3, 'carried'],
    [-4.9, 22, 5, null],
    [-5, 19, 5, null],
  ])(
    'at %d° until %d:00 with sensitivity %i, the need for warmth under the coat has the rank %s (null: no need)',
    (low, home, sensitivity, rank) => {
      expect(rankOf('underCoat', late(low, home, sensitivity))).toBe(rank)
      if (rank === 'chilled') {
        expect(unmet('underCoat', shirt, late(low, home, sensitivity))).toBe(0.45)
        expect(unmet('underCoat', piece('TOP', '울 니트'), late(low, home, sensitivity))).toBe(0)
      }
    },
  )

  test.each([
    [10, 20, 1, 'season'],
    [10.1, 20, 1, null],
    [10, 21.1, 1, null],
    [10, 20, 3, null],
  ])(
    '%d° in the morning, %d° at noon, sensitivity %i: knitwear under a trench has the rank %s (null: no need)',
    (low, high, sensitivity, rank) => {
      const at = day({ low, high }, { occasion: 'TRAVEL', sensitivity, ...out })
      expect(rankOf('underTrench', at)).toBe(rank)
      if (rank) expect(unmet('underTrench', piece('TOP', '얇은 긴팔티'), at)).toBe(0.7)
      if (rank) expect(unmet('underTrench', piece('TOP', '맨투맨'), at)).toBe(0)
    },
  )

  test.each([
    [-11, 3, null],
    [-13, 3, 'season'],
    [-13, 5, null],
  ])(
    'at %d° with sensitivity %i, the need for thermal leggings has the rank %s (null: no need)',
    (low, sensitivity, rank) => {
      const at = day({ low, high: low, wind: 0 }, { occasion: 'WORK', sensitivity, ...out })
      expect(rankOf('thermalLegs', at)).toBe(rank)
      if (!rank) return
      expect(unmet('thermalLegs', piece('UNDERWEAR', '내복 하의'), at)).toBe(0)
      expect(unmet('thermalLegs', piece('UNDERWEAR', '내복 상의'), at)).toBe(1)
    },
  )
})

describe('outside at night, thin or flapping outerwear is a fault', () => {
  const rooftop = (plans: Plans, low: number) =>
    day({ low, high: low + 8 }, { occasion: 'DATE', plans, hoursOut: { leave: 6, home: 22 } })
  const linen = piece('OUTER', '린넨 자켓')

  test.each([
    [['LATE'], 17.4, 0.45],
    [['LATE', 'OUTDOORS'], 17.9, 0.45],
    [['LATE', 'OUTDOORS'], 18, 0],
    [[], 17, 0],
  ] as const)(
    'on a date until 22:00 with the plans %j and a low of %d°, linen leaves %d of the warmth need unmet',
    (plans, low, wanted) => {
      expect(unmet('putOn', linen, rooftop([...plans], low))).toBe(wanted)
    },
  )

  test.each([
    [9, 'chilled'],
    [9.1, null],
  ])(
    'late outdoors at a low of %d°, the need for padding by a campfire has the rank %s (null: no need)',
    (low, rank) => {
      const at = rooftop(['LATE', 'OUTDOORS'], low)
      expect(rankOf('campfire', at)).toBe(rank)
      expect(rankOf('campfire', rooftop(['LATE'], low))).toBeNull()
      if (!rank) return
      expect(unmet('campfire', piece('OUTER', '경량패딩 조끼'), at)).toBe(0)
      expect(unmet('campfire', piece('OUTER', '플리스 자켓'), at)).toBe(0.45)
      expect(unmet('campfire', piece('OUTER', '검정 울 코트'), at)).toBe(0.45)
    },
  )

  test.each([
    [8, 0.45],
    [7.9, null],
  ])('in wind of %d m/s, a long trench coat counts as flapping by %s (null: too little wind)', (wind, wanted) => {
    const at = day({ low: 13, wind }, { occasion: 'WORK', ...out })
    expect(unmet('flying', piece('OUTER', '롱 트렌치코트'), at)).toBe(wanted)
    expect(unmet('flying', piece('OUTER', '누빔자켓'), at)).toBe(wanted === null ? null : 0)
  })
})

describe('work outside needs work clothes that suit the temperature', () => {
  const site = (low: number, plans: Plans = ['OUTDOORS']) =>
    day({ low, high: low + 4 }, { occasion: 'WORK', answers: { work: 'SITE' }, plans, ...out })
  test('a dress coat and a suit jacket are faults for outdoor site work, a work jacket is not', () => {
    for (const name of ['검정 모직 반코트', '정장 자켓']) {
      expect(unmet('siteCoat', piece('OUTER', name), site(4))).toBe(0.7)
      expect(unmet('putOn', piece('OUTER', name), site(4))).toBe(1)
    }
    expect(unmet('siteCoat', piece('OUTER', '방한 점퍼'), site(4))).toBe(0)
  })

  test.each([
    [-2, null],
    [-8, 'chilled'],
  ])(
    'at outdoor site work with a low of %d°, the need for lined trousers has the rank %s (null: no need)',
    (low, rank) => {
      expect(rankOf('siteLegs', site(low))).toBe(rank)
      expect(rankOf('siteLegs', site(low, []))).toBeNull()
      if (!rank) return
      expect(unmet('siteLegs', piece('BOTTOM', '기모 작업바지'), site(low))).toBe(0)
      expect(unmet('siteLegs', piece('BOTTOM', '작업바지 카고'), site(low))).toBe(0.45)
      expect(unmet('siteLong', piece('OUTER', '롱패딩'), site(low))).toBe(0.45)
    },
  )

  test('in great heat, work trousers with 여름 in their name come before other work trousers', () => {
    const closet = {
      TOP: '여름 작업 반팔티',
      BOTTOM: '작업바지 카고 춘추|여름 작업바지 아이스|작업바지 스판',
      SHOES: '안전화',
    }
    const at = day({ low: 26, high: 35 }, { occasion: 'WORK', answers: { work: 'SITE' }, ...out })
    expect(dress(closet, at)).toContain('여름 작업바지 아이스')
    const left = ['작업바지 카고 춘추', '작업바지 스판', '여름 작업바지 아이스'].map((name) =>
      unmet('summerPiece', piece('BOTTOM', name), at),
    )
    expect(left).toEqual([0.45, 0.2, 0])
    expect(rankOf('summerPiece', day({ low: 20, high: 27 }, out))).toBeNull()
  })
})

describe('season', () => {
  test.each([
    ['겨울', 16, 0.7],
    ['겨울', 15, 0],
    ['가을', 16, 0],
  ])('knitwear marked for %s in April with a high of %d° counts as out of season by %d', (season, high, wanted) => {
    const at = day({ low: high - 6, high }, { date: '2026-04-12', ...out })
    expect(unmet('season', seasonal('TOP', '캐시미어 니트', season), at)).toBe(wanted)
  })

  test('in a cooled room in summer, a corduroy jacket is a fault and a thin shirt jacket is not', () => {
    const at = (high: number) => day({ low: 20, high }, { occasion: 'SCHOOL', plans: ['COOL'], ...out })
    expect(unmet('cooledRooms', piece('OUTER', '코듀로이 셔츠자켓'), at(27))).toBe(0.45)
    expect(unmet('cooledRooms', piece('OUTER', '코듀로이 셔츠자켓'), at(21.9))).toBe(0)
    expect(unmet('cooledRooms', piece('OUTER', '얇은 셔츠자켓'), at(27))).toBe(0)
  })

  test.each([
    [30, 0.2],
    [36, 0],
  ])(
    'on a casual day with a high of %d°, a rayon blouse leaves %d of the need to suit the occasion unmet',
    (high, wanted) => {
      const at = day({ low: 26, high }, { occasion: 'CASUAL', ...out })
      expect(unmet('dress', piece('TOP', '인견 반팔 블라우스'), at)).toBe(wanted)
    },
  )
})

describe('words in names and season attributes decide how a piece is read', () => {
  test.each([
    ['TOP', '안다르 쿨 반팔', true],
    ['BOTTOM', '안다르 에어쿨링 레깅스 8.2부', true],
    ['TOP', '쿨그레이 니트', false],
    ['TOP', '올드스쿨 반팔티', false],
  ] as const)('%s %s is read as cooling: %s', (type, name, does) => {
    expect(piece(type, name).says.has('cool')).toBe(does)
  })

  test('a packable parka, or one that is worn in spring, is not read as a winter parka', () => {
    expect(piece('OUTER', '포케터블 파카').kind).toBe('windbreaker')
    expect(piece('OUTER', '후드 파카').kind).toBe('winterParka')
    expect(seasonal('OUTER', '카키 파카', '봄').kind).toBe('parka')
    expect(seasonal('OUTER', '카키 파카', '가을', '겨울').kind).toBe('winterParka')
    expect(seasonal('OUTER', '다운 파카', '봄').kind).not.toBe('parka')
    expect(seasonal('OUTER', '베이지 코트', '봄', '가을').kind).toBe('springCoat')
    expect(seasonal('OUTER', '베이지 울 코트', '봄', '가을').kind).toBe('woolCoat')
  })

  test('a hat with ear flaps is read as a trapper hat, ear flaps alone as earmuffs', () => {
    expect(piece('HAT', '털모자 귀덮개').kind).toBe('trapper')
    expect(piece('HAT', '귀덮개').kind).toBe('earmuffs')
  })

  test('a sportswear cover-up is not read as beachwear, a beach cover-up is', () => {
    expect(piece('TOP', '젝시믹스 긴팔 커버업').says.has('resort')).toBe(false)
    expect(piece('TOP', '비치커버업').says.has('resort')).toBe(true)
  })

  test('a cooling neck tube does not keep the neck warm, a wool scarf does', () => {
    const at = day({ low: 2, high: 5 }, { sensitivity: 1, ...out })
    expect(unmet('bareNeck', piece('SCARF', '목토시 쿨'), at)).toBe(1)
    expect(unmet('bareNeck', piece('SCARF', '울 머플러'), at)).toBe(0)
  })
})

test.each([
  ['TOP', '흰 반팔 카라티', '여름', 17.9, 0.45],
  ['TOP', '흰 반팔 카라티', '여름', 18, 0],
  ['DRESS', '니트 원피스', '겨울', 15, 0],
  ['DRESS', '니트 원피스', '겨울', 15.1, 0.7],
] as const)(
  '%s %s marked for %s in October with a high of %d° counts as out of season by %d',
  (type, name, season, high, wanted) => {
    const autumn = day({ low: 8, high }, { occasion: 'DATE', date: '2026-10-24' })
    expect(unmet('season', seasonal(type, name, season), autumn)).toBe(wanted)
  },
)

test.each([
  [12.9, 5, 0],
  [13, 5, 0.45],
  [13, 3, 0],
])(
  'at a high of %d° with sensitivity %i, a wool coat leaves %d of the need for a lighter coat unmet',
  (high, sensitivity, wanted) => {
    const spring = day({ low: 7, high }, { occasion: 'DATE', sensitivity })
    expect(unmet('warmWalk', piece('OUTER', '검정 울 코트'), spring) ?? 0).toBe(wanted)
  },
)
