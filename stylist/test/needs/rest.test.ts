import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import type { DayPlan } from '../../src/day/plan.ts'
import { stepped } from '../../src/needs/need.ts'
import { day, piece, rankOf, sport, unmet } from './support.ts'

test.each([
  [0.11, 0],
  [0.12, 0.2],
  [0.29, 0.2],
  [0.3, 0.45],
  [0.55, 0.7],
  [0.85, 1],
])('an unmet share of %d is rounded to %d', (value, step) => {
  expect(stepped(value)).toBe(step)
})

describe('linen and fleece-lined pieces are out of season outside their dates', () => {
  const linen = piece('BOTTOM', '린넨 바지')
  const fleeced = piece('BOTTOM', '기모 슬랙스')
  test.each([
    ['2026-05-09', 20, 0.7],
    ['2026-05-10', 20, 0],
    ['2026-05-10', 19.9, 0.7],
    ['2026-09-20', 22, 0],
    ['2026-09-21', 22, 0.7],
    ['2026-09-21', 26, 0],
  ])('linen on %s with a high of %d° counts as out of season by %d', (date, high, wanted) => {
    expect(unmet('season', linen, day({ low: 12, high }, { date }))).toBe(wanted)
  })

  test.each([
    ['2026-10-31', 14, 0.7],
    ['2026-11-01', 14, 0],
    ['2026-11-01', 15.1, 0.7],
    ['2026-03-31', 15, 0],
    ['2026-04-01', 15, 0.7],
  ])('fleece-lined slacks on %s with a high of %d° count as out of season by %d', (date, high, wanted) => {
    expect(unmet('season', fleeced, day({ low: 6, high }, { date }))).toBe(wanted)
  })

  test('without a date nothing is out of season', () => {
    expect(unmet('season', linen, day({ low: 5, high: 12 }))).toBe(0)
  })
})

describe('shoes, socks and bags suit the walking, the load and the occasion', () => {
  test.each([
    ['하이힐', 1],
    ['슬리퍼', 0.7],
    ['낮은 구두', 0.7],
    ['플랫슈즈', 0.45],
    ['운동화', 0],
  ])('on a day of walking, %s leaves %d of the need for walking shoes unmet', (name, wanted) => {
    expect(unmet('walk', piece('SHOES', name), day({ low: 15 }, { plans: ['WALKING'] }))).toBe(wanted)
  })

  test('slippers are right on a day of walking at the water', () => {
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
  ] as const)('for the occasion %s, the bag %s leaves %s of the bag need unmet', (occasion, name, wanted) => {
    expect(unmet('bag', piece('BAG', name), day({ low: 15 }, { occasion }))).toBe(wanted)
  })

  test('leather loafers are a serious fault on a trip, a slight one on a day of walking', () => {
    const loafers = piece('SHOES', '갈색 로퍼')
    expect(unmet('walk', loafers, day({ low: 15 }, { occasion: 'TRAVEL' }))).toBe(0.7)
    expect(unmet('walk', loafers, day({ low: 15 }, { plans: ['WALKING'] }))).toBe(0.2)
  })

  test('high heels are a fault at work in 6 mm of rain, until late or with a load to carry', () => {
    const heels = piece('SHOES', '검정 하이힐')
    const work = (plans: readonly DayPlan[], mm = 0) =>
      day({ low: 15, mm }, { occasion: 'WORK', answers: { work: 'SUIT' }, plans: [...plans] })
    expect(unmet('highHeels', heels, work(['LATE']))).toBe(0.7)
    expect(unmet('highHeels', heels, work(['CARRY']))).toBe(0.7)
    expect(unmet('highHeels', heels, work([], 6))).toBe(0.7)
    expect(unmet('highHeels', heels, work([], 5.9))).toBeNull()
  })

  test('at work in a suit, a briefcase comes before a backpack', () => {
    const suit = day({ low: 15 }, { occasion: 'WORK', answers: { work: 'SUIT' } })
    expect(unmet('bag', piece('BAG', '빨간 백팩'), suit)).toBe(0.45)
    expect(unmet('bag', piece('BAG', '서류가방'), suit)).toBe(0)
  })

  test('where shoes come off, plain socks are right, no-show and sports socks are not', () => {
    const off = day({ low: 15 }, { occasion: 'DATE', plans: ['SHOES_OFF'] })
    expect(unmet('wholeSocks', piece('SOCKS', '회색 양말'), off)).toBe(0)
    expect(unmet('wholeSocks', piece('SOCKS', '덧신'), off)).toBe(0.45)
    expect(unmet('wholeSocks', piece('SOCKS', '스포츠 양말'), off)).toBe(0.45)
    expect(rankOf('wholeSocks', day({ low: 15 }, { occasion: 'DATE' }))).toBeNull()
  })

  test('hikes and ball games need their own socks, and hiking trousers suit a hike but not a date', () => {
    const sport = (answer: 'HIKING' | 'BALL') => day({ low: 15 }, { occasion: 'SPORT', answers: { sport: answer } })
    expect(unmet('hikingSocks', piece('SOCKS', '등산 양말'), sport('HIKING'))).toBe(0)
    expect(unmet('hikingSocks', piece('SOCKS', '회색 양말'), sport('HIKING'))).toBe(0.45)
    expect(unmet('sportSocks', piece('SOCKS', '스포츠 양말'), sport('BALL'))).toBe(0)
    expect(unmet('sportSocks', piece('SOCKS', '덧신'), sport('BALL'))).toBe(1)
    expect(unmet('hillClothes', piece('BOTTOM', '등산 바지'), day({ low: 15 }, { occasion: 'DATE' }))).toBe(0.45)
    expect(unmet('hillClothes', piece('BOTTOM', '등산 바지'), sport('HIKING'))).toBeNull()
  })

  test('for water play, a rash guard comes before a T-shirt, and a leather bag is a fault', () => {
    const water = day({ low: 26, high: 32 }, { occasion: 'TRAVEL', plans: ['WET'] })
    expect(unmet('wetPlay', piece('TOP', '래쉬가드'), water)).toBe(0)
    expect(unmet('wetPlay', piece('TOP', '흰 반팔 티셔츠'), water)).toBe(0.45)
    expect(unmet('wetPlay', piece('BOTTOM', '린넨 반바지'), water)).toBe(0.7)
    expect(unmet('bag', piece('BAG', '가죽 크로스백'), water)).toBe(0.7)
  })

  test('a bag ranks higher at a wedding than at a funeral, and visitors at work call for a leather tote', () => {
    const wedding = { occasion: 'FORMAL', answers: { formal: 'WEDDING' } } as const
    expect(rankOf('bag', day({ low: 15 }, wedding))).toBe('carried')
    expect(rankOf('bag', day({ low: 15 }, { ...wedding, answers: { formal: 'FUNERAL' } }))).toBe('season')
    const visited = day({ low: 15 }, { occasion: 'WORK', answers: { work: 'NEAT' }, plans: ['GUESTS'] })
    expect(unmet('bag', piece('BAG', '나일론 크로스백'), visited)).toBe(0.45)
    expect(unmet('bag', piece('BAG', '가죽 토트백'), visited)).toBe(0)
    expect(unmet('bag', piece('BAG', '나일론 크로스백'), day({ low: 15 }, { occasion: 'WORK' }))).toBe(0.2)
  })

  test('with a load to carry, a backpack meets the need for a bag and a mini bag does not', () => {
    expect(unmet('bag', piece('BAG', '미니백'), day({ low: 15 }, { plans: ['CARRY'] }))).toBe(0.45)
    expect(unmet('bag', piece('BAG', '백팩'), day({ low: 15 }, { plans: ['CARRY'] }))).toBe(0)
  })
})

describe('in warm weather, warm pieces are faults and shade is needed', () => {
  test('in the office, thermals, linings and knits are too warm for people who feel the heat', () => {
    const office = (low: number, sensitivity: number) =>
      day({ low, high: low, wind: 0 }, { occasion: 'WORK', sensitivity })
    const thermal = piece('UNDERWEAR', '히트텍')
    expect(unmet('stuffy', thermal, office(2, 5))).toBe(0.45)
    expect(unmet('stuffy', piece('BOTTOM', '기모 슬랙스'), office(2, 4))).toBe(0.45)
    expect(unmet('stuffy', thermal, office(2, 3))).toBeNull()
    expect(unmet('stuffy', piece('TOP', '두꺼운 니트'), office(2, 4))).toBe(0.45)
    expect(unmet('stuffy', piece('TOP', '두꺼운 니트'), office(-14, 4))).toBe(0)
    expect(unmet('stuffy', piece('BOTTOM', '기모 슬랙스'), office(-14, 4))).toBe(0.45)
    expect(unmet('stuffy', thermal, office(-14, 4))).toBe(0.2)
    expect(unmet('stuffy', thermal, office(-20, 4))).toBeNull()
  })

  test('a long padded coat is too much by car, except in hard frost, and for people who feel the heat', () => {
    const long = piece('OUTER', '롱패딩')
    expect(unmet('longCoat', long, day({ low: 0, high: 2 }, { plans: ['CAR'] }))).toBe(0.45)
    expect(unmet('longCoat', long, day({ low: 0, high: 2 }, { sensitivity: 4 }))).toBe(0.45)
    expect(unmet('longCoat', long, day({ low: 0, high: 2 }))).toBeNull()
    expect(unmet('longCoat', long, day({ low: -14, high: -9 }, { plans: ['CAR'] }))).toBeNull()
  })

  test('for people who feel the heat, a wool coat is too warm for walking from a high of 10°', () => {
    const coat = piece('OUTER', '울 코트')
    const walk = (high: number, sensitivity: number) => day({ low: 2, high }, { sensitivity, plans: ['WALKING'] })
    expect(unmet('warmWalk', coat, walk(10, 4))).toBe(1)
    expect(unmet('warmWalk', piece('OUTER', '바시티 점퍼'), walk(10, 4))).toBe(0)
    expect(unmet('warmWalk', coat, walk(9.9, 4))).toBeNull()
    expect(unmet('warmWalk', coat, walk(10, 3))).toBeNull()
  })

  test('hikers need a cap from a high of 18°, and a parasol does not replace it', () => {
    const hills = { occasion: 'SPORT', answers: { sport: 'HIKING' }, hoursOut: { leave: 7, home: 17 } } as const
    expect(unmet('shade', piece('HAT', '볼캡'), day({ low: 10, high: 18 }, hills))).toBe(0)
    expect(unmet('shade', piece('ETC', '양산'), day({ low: 10, high: 18 }, hills))).toBe(1)
    expect(unmet('shade', piece('HAT', '볼캡'), day({ low: 10, high: 17.9 }, hills))).toBeNull()
  })

  test('from a high of 22°, a day outdoors or of walking needs shade, and a beanie gives none', () => {
    const cap = piece('HAT', '볼캡')
    const at = (high: number, plans: Plan['plans']) => day({ low: high - 6, high }, { plans: plans ?? [] })
    expect(unmet('shade', cap, at(22, ['OUTDOORS']))).toBe(0)
    expect(unmet('shade', piece('HAT', '비니'), at(22, ['WALKING']))).toBe(1)
    expect(unmet('shade', cap, at(21.9, ['OUTDOORS']))).toBeNull()
    expect(unmet('shade', cap, at(30, []))).toBeNull()
    expect([22, 28].map((high) => rankOf('shade', at(high, ['WALKING'])))).toEqual(['season', 'overheated'])
  })

  test('boots are unsuitable above a felt temperature of 31°', () => {
    const boots = piece('SHOES', '검정 워커')
    const at = (high: number) => day({ low: high, high }, { hoursOut: { leave: 14, home: 15 } })
    expect(Math.round(at(30).heat)).toBe(30)
    expect(unmet('lightCloth', boots, at(30))).toBeNull()
    expect(at(32).heat).toBeGreaterThan(31)
    expect(unmet('lightCloth', boots, at(32))).toBe(0.7)
  })

  test('a runner wears no windbreaker above felt 7° and no fleece above −5°', () => {
    const running = (low: number) => day({ low, high: low }, { occasion: 'SPORT', answers: { sport: 'RUNNING' } })
    const [shell, fleece] = [piece('OUTER', '러닝 바람막이'), piece('OUTER', '후리스')]
    expect([7, 8].map((low) => unmet('effort', shell, running(low)))).toEqual([0, 0.7])
    expect([-6, -3].map((low) => unmet('effort', fleece, running(low)))).toEqual([0.2, 1])
  })

  test('a long padded coat is too warm above a high of 8°, and wholly so at 16°', () => {
    const padding = piece('OUTER', '검정 롱패딩')
    expect(unmet('coatEnd', padding, day({ low: 2, high: 8 }))).toBe(0)
    expect(unmet('coatEnd', padding, day({ low: 2, high: 9 }))).toBe(0.2)
    expect(unmet('coatEnd', padding, day({ low: 2, high: 16 }))).toBe(1)
  })
})

test('clothes that are kept at the shop are unsuitable except at work', () => {
  const cardigan = piece('OUTER', '가디건 검정 (가게에 둠)')
  expect(unmet('elsewhere', cardigan, day({ low: 15 }))).toBe(1)
  expect(unmet('elsewhere', cardigan, day({ low: 15 }, { occasion: 'WORK' }))).toBe(0)
})

test('runners wear no padding, and nothing waterproof on a dry day', () => {
  const dry = day({ low: 8 }, sport('RUNNING'))
  expect(unmet('stewing', piece('OUTER', '경량패딩'), dry)).toBe(0.7)
  expect(unmet('stewing', piece('OUTER', '레인자켓 방수'), dry)).toBe(0.45)
  expect(unmet('stewing', piece('OUTER', '플리스 자켓 두꺼움'), dry)).toBe(0.45)
  expect(unmet('stewing', piece('OUTER', '바람막이'), dry)).toBe(0)
  expect(unmet('stewing', piece('OUTER', '레인자켓 방수'), day({ low: 8, mm: 9 }, sport('RUNNING')))).toBe(0)
})

test('gloves for another sport do not warm a runner’s hands', () => {
  const frost = day({ low: -9, high: -3 }, sport('RUNNING'))
  expect(unmet('hands', piece('ACCESSORY', '자전거 동계장갑'), frost)).toBe(1)
  expect(unmet('hands', piece('ACCESSORY', '러닝 장갑'), frost)).toBe(0)
})

test('shoes for races stay at home for training, not on a special day', () => {
  const shoes = piece('SHOES', '카본 러닝화 (대회만)')
  expect(unmet('racing', shoes, day({ low: 12 }, sport('RUNNING')))).toBe(0.7)
  expect(unmet('racing', shoes, day({ low: 12 }, { ...sport('RUNNING'), plans: ['SPECIAL'] }))).toBe(null)
})
