import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const coat = piece('OUTER', '베이지 울 코트')
const tee = piece('TOP', '흰 반팔 티셔츠')
const shirt = piece('TOP', '흰 셔츠')

describe('the coldest hour of the day decides the need for a layer to put on', () => {
  const all = { hoursOut: { leave: 6, home: 20 } }
  test.each([
    [3, 10, false],
    [3, 10.1, true],
    [1, 12, false],
    [1, 12.1, true],
    [5, 8, false],
    [5, 8.1, true],
  ])('with sensitivity %i and a coldest hour of %d° a shirt can count as the layer: %s', (sensitivity, low, does) => {
    expect(unmet('putOn', shirt, day({ low, high: low + 8 }, { ...all, sensitivity })) === null).toBe(!does)
  })

  test.each([
    [17.5, 'carried'],
    [17.6, null],
    [14, 'chilled'],
    [14.1, 'carried'],
  ])('a coldest hour of %d° gives the need for a layer the rank %s (null: no need)', (low, rank) => {
    expect(rankOf('putOn', day({ low, high: low + 8 }, all))).toBe(rank)
  })

  test('rain counts as 1.5 degrees colder in the need for a layer', () => {
    expect(unmet('putOn', shirt, day({ low: 11.5, high: 11.5, mm: 1 }, all))).toBeNull()
    expect(unmet('putOn', shirt, day({ low: 11.6, high: 11.6, mm: 1 }, all))).not.toBeNull()
  })

  test('short sleeves do not meet the need for a layer, a coat does and a padded vest does in part', () => {
    const mild = day({ low: 13, high: 22 }, all)
    expect(unmet('putOn', tee, mild)).toBe(1)
    expect(unmet('putOn', coat, mild)).toBe(0)
    expect(unmet('putOn', piece('OUTER', '패딩 조끼'), mild)).toBe(0.45)
  })

  test('a late return adds the hours of the night to the need for a layer', () => {
    const evening = { low: 9, high: 24 }
    expect(rankOf('putOn', day(evening, { occasion: 'DATE', hoursOut: { leave: 12, home: 17 } }))).toBeNull()
    expect(
      rankOf('putOn', day(evening, { occasion: 'DATE', hoursOut: { leave: 12, home: 17 }, plans: ['LATE'] })),
    ).toBe('chilled')
  })
})

describe('the need for a layer grows late in the evening, in rain and after sport', () => {
  const hoursOut = { leave: 0, home: 23 }
  const evening = { occasion: 'DATE', hoursOut } as const
  test('a late evening needs more than a shirt, and sitting outside needs a layer even at 20°', () => {
    const late = { ...evening, plans: ['LATE'] } as const
    expect(unmet('putOn', shirt, day({ low: 15, high: 24 }, late))).toBe(0.2)
    expect(rankOf('putOn', day({ low: 15, high: 24 }, late))).toBe('chilled')
    expect(rankOf('putOn', day({ low: 20, high: 27 }, late))).toBeNull()
    expect(rankOf('putOn', day({ low: 20, high: 27 }, { ...evening, plans: ['LATE', 'OUTDOORS'] }))).toBe('chilled')
  })

  test('a thin cardigan is too little as a layer up to 16°', () => {
    const thin = piece('OUTER', '얇은 여름 가디건')
    expect(unmet('putOn', thin, day({ low: 15.9, high: 22 }, evening))).toBe(0.45)
    expect(unmet('putOn', thin, day({ low: 17, high: 22 }, evening))).toBe(0)
  })

  test('knitwear does not replace a coat in the cold or in cold rain', () => {
    const knit = piece('OUTER', '두꺼운 울 가디건')
    expect(unmet('putOn', knit, day({ low: 4, high: 10 }, { occasion: 'WORK', hoursOut }))).toBe(0.45)
    expect(unmet('putOn', knit, day({ low: 9, high: 10 }, { occasion: 'WORK', hoursOut }))).toBe(0)
    expect(unmet('putOn', knit, day({ low: 9, high: 10, mm: 6 }, { occasion: 'WORK', hoursOut }))).toBe(0.45)
  })

  test('a user who feels the cold needs long sleeves up to 16°', () => {
    const work = { occasion: 'WORK', sensitivity: 1, hoursOut } as const
    expect(unmet('sleeves', tee, day({ low: 16, high: 22 }, work))).toBe(1)
    expect(unmet('sleeves', shirt, day({ low: 16, high: 22 }, work))).toBe(0)
    expect(unmet('sleeves', tee, day({ low: 16.1, high: 22 }, work))).toBeNull()
    expect(unmet('sleeves', tee, day({ low: 16, high: 22 }, { occasion: 'WORK', hoursOut }))).toBeNull()
  })

  test('after the gym a light jacket meets the need for a layer, and a padded coat in frost', () => {
    const gym = { occasion: 'SPORT', answers: { sport: 'GYM' }, hoursOut } as const
    expect(unmet('putOn', piece('OUTER', '롱패딩'), day({ low: 8, high: 10 }, gym))).toBe(0.2)
    expect(unmet('putOn', piece('OUTER', '후드집업'), day({ low: 8, high: 10 }, gym))).toBe(0)
    expect(unmet('putOn', piece('OUTER', '롱패딩'), day({ low: -4, high: 2 }, gym))).toBe(0)
    expect(unmet('putOn', piece('OUTER', '울 테일러드 자켓'), day({ low: 8, high: 10 }, gym))).toBe(1)
  })

  test.each([
    [14, 'chilled'],
    [14.1, 'carried'],
    [18.6, null],
  ])('for cycling at %d°, a windproof layer has the rank %s (null: no need)', (low, rank) => {
    expect(
      rankOf('ride', day({ low, high: low + 8 }, { occasion: 'SPORT', answers: { sport: 'CYCLING' }, hoursOut })),
    ).toBe(rank)
  })
})

describe('frost makes warm pieces for neck, hands, head and feet necessary', () => {
  const out = { occasion: 'TRAVEL' } as const
  test.each([
    [-4.5, null],
    [-5.5, 0],
  ])('at %d° a wool scarf leaves the need for a warm neck unmet by %s (null: no need)', (low, wanted) => {
    expect(unmet('neck', piece('SCARF', '울 머플러'), day({ low, high: low, wind: 0 }, out))).toBe(wanted)
  })

  test.each([
    [-8.5, 3, null],
    [-9.5, 3, 0],
    [-6.5, 1, 0],
  ])(
    'at %d° with sensitivity %i leather gloves leave the need for gloves unmet by %s (null: no need)',
    (low, sensitivity, wanted) => {
      const frost = day({ low, high: low, wind: 0 }, { ...out, sensitivity })
      expect(unmet('hands', piece('ACCESSORY', '가죽 장갑'), frost)).toBe(wanted)
    },
  )

  test.each([
    [-1.5, null],
    [-2.5, 0],
  ])(
    'on an ordinary way at %d° leather gloves leave the need for warm hands unmet by %s (null: no need)',
    (low, wanted) => {
      expect(unmet('bareHands', piece('ACCESSORY', '가죽 장갑'), day({ low, high: low, wind: 0 }))).toBe(wanted)
    },
  )

  test('a beanie is needed for staying outside in frost, and a loose scarf does not suit runners', () => {
    const frost = { low: -6, high: -6, wind: 0 }
    expect(unmet('bareHead', piece('HAT', '비니'), day(frost, { plans: ['OUTDOORS'] }))).toBe(0)
    expect(unmet('bareHead', piece('HAT', '비니'), day(frost))).toBeNull()
    const run = { occasion: 'SPORT', answers: { sport: 'RUNNING' } } as const
    expect(unmet('neck', piece('SCARF', '울 머플러'), day(frost, run))).toBe(1)
  })

  test.each([
    ['낮은 구두', -6, 0.7],
    ['플랫슈즈', -6, 0.7],
    ['가죽 앵클부츠', -6, 0],
    ['검정 구두', -6, 0],
    ['갈색 로퍼', -6, 0],
    ['갈색 로퍼', -10, 0.45],
    ['낮은 구두', -4, null],
  ])(
    'wearing %s at %d° to a funeral leaves the need for warm shoes unmet by %s (null: no need)',
    (name, low, wanted) => {
      const formal = { occasion: 'FORMAL', answers: { formal: 'FUNERAL' } } as const
      expect(unmet('lowShoes', piece('SHOES', name), day({ low, high: low, wind: 0 }, formal))).toBe(wanted)
    },
  )

  test('warm socks are needed for staying outside at felt −3° and below', () => {
    const at = (low: number) => day({ low, high: low, wind: 0 }, { plans: ['OUTDOORS'] })
    expect(unmet('warmSocks', piece('SOCKS', '등산 울양말'), at(-4))).toBe(0)
    expect(unmet('warmSocks', piece('SOCKS', '면 양말'), at(-4))).toBe(0.45)
    expect(unmet('warmSocks', piece('SOCKS', '면 양말'), at(-2))).toBeNull()
    expect(unmet('warmSocks', piece('SOCKS', '면 양말'), day({ low: -4, high: -4, wind: 0 }))).toBeNull()
  })

  test('a bare waist is too cold in frost, and up to felt 12° for a user who stays outside', () => {
    const crop = piece('TOP', '크롭 후드티')
    const out = (low: number, plans: Plan['plans'] = ['KIDS']) =>
      day({ low, high: low, wind: 0 }, { plans: plans ?? [] })
    expect(unmet('bareWaist', crop, out(12))).toBe(0.45)
    expect(unmet('bareWaist', piece('TOP', '후드티'), out(12))).toBe(0)
    expect(unmet('bareWaist', crop, out(14))).toBeNull()
    expect(unmet('bareWaist', crop, out(4, []))).toBeNull()
    expect(unmet('bareWaist', crop, out(-1, []))).toBe(0.7)
  })

  test('in hard frost a formal outfit needs no warm hat, an outfit for a trip does', () => {
    const hard = { low: -12, high: -8 }
    expect(rankOf('ears', day(hard, { occasion: 'FORMAL' }))).toBeNull()
    expect(rankOf('ears', day(hard, out))).toBe('freezing')
  })

  test('sandals are too cold on a day with a high below 16°', () => {
    const sandals = piece('SHOES', '가죽 샌들')
    expect(unmet('coveredFeet', sandals, day({ low: 10, high: 15.9 }))).toBe(1)
    expect(unmet('coveredFeet', sandals, day({ low: 10, high: 16 }))).toBeNull()
  })
})

test.each([
  [6.9, 5, 'SPORT', null],
  [7, 5, 'SPORT', 'chilled'],
  [7, 12, 'SPORT', null],
  [7, 5, 'CASUAL', null],
] as const)(
  'wind of %d m/s at %d° on a %s day gives a windproof layer the rank %s (null: no need)',
  (wind, low, occasion, rank) => {
    const at = day(
      { low, high: low, wind },
      { occasion, answers: { sport: 'HIKING' }, hoursOut: { leave: 8, home: 12 } },
    )
    expect(rankOf('wind', at)).toBe(rank)
  },
)

describe('in the cold a warm top under the coat, a scarf and socks over the instep are needed', () => {
  const at = (low: number, plan: Parameters<typeof day>[1] = {}) => day({ low, high: low }, plan)

  test('a shirt alone is too thin under a coat up to felt 3°, a thick knit is warm enough', () => {
    expect(unmet('underCoat', shirt, at(4))).toBeNull()
    expect(unmet('underCoat', shirt, at(2))).toBe(0.45)
    expect(unmet('underCoat', piece('TOP', '흰 블라우스'), at(2))).toBe(1)
    expect(unmet('underCoat', piece('TOP', '두꺼운 니트'), at(2))).toBe(0)
    expect(unmet('underCoat', piece('OUTER', '검정 정장 자켓'), at(2))).toBe(0.2)
    expect(unmet('underCoat', shirt, at(2, { sensitivity: 5 }))).toBeNull()
  })

  test('socks that leave the instep bare are too cold below felt 9°', () => {
    const hidden = piece('SOCKS', '덧신')
    expect(unmet('socks', hidden, at(11))).toBeNull()
    expect(unmet('socks', hidden, at(8))).toBe(1)
    expect(unmet('socks', piece('SOCKS', '양말'), at(8))).toBe(0)
  })

  test('a scarf is needed up to felt 5° by a user who feels the cold, up to 2° for staying outside', () => {
    const scarf = piece('SCARF', '울 머플러')
    expect(unmet('bareNeck', scarf, at(4, { sensitivity: 1 }))).toBe(0)
    expect(unmet('bareNeck', piece('SCARF', '실크 스카프'), at(4, { sensitivity: 1 }))).toBe(0.45)
    expect(unmet('bareNeck', scarf, at(4))).toBeNull()
    expect(unmet('bareNeck', scarf, at(1, { plans: ['OUTDOORS'] }))).toBe(0)
  })

  test('after an evening ball game an outer layer is needed below 18°', () => {
    const game = (low: number) =>
      day({ low, high: low }, { occasion: 'SPORT', answers: { sport: 'BALL' }, hoursOut: { leave: 19, home: 22 } })
    expect(unmet('bench', piece('OUTER', '바람막이'), game(17))).toBe(0)
    expect(unmet('bench', piece('OUTER', '바람막이'), game(18))).toBeNull()
  })
})

describe('on a rainy day a user who feels the cold needs knitwear under the coat', () => {
  const rainy = (high: number, sensitivity = 2, mm = 5) =>
    day({ low: 9, high, mm }, { occasion: 'TRAVEL', sensitivity })

  test.each([
    [17, 2, 'carried'],
    [17.1, 2, null],
    [17, 3, null],
  ])(
    'rain with a high of %d° and sensitivity %i gives knitwear under the coat the rank %s (null: no need)',
    (high, sensitivity, rank) => {
      expect(rankOf('underTrench', rainy(high, sensitivity))).toBe(rank)
      expect(rankOf('underTrench', rainy(high, sensitivity, 0))).toBeNull()
    },
  )

  test.each([
    ['TOP', '라운드 니트', 0],
    ['TOP', '얇은 니트 가디건', 0],
    ['TOP', '라운드 긴팔티', 0.7],
    ['TOP', '반팔 니트', 1],
    ['UNDERWEAR', '히트텍 긴팔', 0.2],
  ] as const)('%s %s leaves the need for knitwear under the coat unmet by %d', (type, name, wanted) => {
    expect(unmet('underTrench', piece(type, name), rainy(16))).toBe(wanted)
  })
})

describe('a day of walking in the snow makes warm legs necessary', () => {
  const tour = { occasion: 'TRAVEL', hoursOut: { leave: 5, home: 20 } } as const
  const snow = (low: number, mm = 8) =>
    day({ low, high: 1, mm, falling: 'SNOW' }, { ...tour, plans: ['WALKING'], sensitivity: 4 })

  test.each([
    [0, 8, 'chilled'],
    [0.1, 8, null],
    [0, 4.9, null],
    [0, 5, 'chilled'],
  ] as const)('walking at %d° in %d mm of snow gives warm legs the rank %s (null: no need)', (low, mm, rank) => {
    expect(rankOf('snowDayLegs', snow(low, mm))).toBe(rank)
  })

  test('lined trousers meet the need for warm legs in snow, thermals nearly, jeans do not', () => {
    expect(unmet('snowDayLegs', piece('UNDERWEAR', '히트텍 내복바지'), snow(-4))).toBe(0.2)
    expect(unmet('snowDayLegs', piece('BOTTOM', '기모 바지'), snow(-4))).toBe(0)
    expect(unmet('snowDayLegs', piece('BOTTOM', '청바지'), snow(-4))).toBe(0.7)
    expect(unmet('snowLegs', piece('BOTTOM', '청바지'), snow(-4))).toBe(0.45)
  })
})
