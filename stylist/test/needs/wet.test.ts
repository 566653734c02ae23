import { describe, expect, test } from 'vitest'
import type { DayPlan } from '../../src/day/plan.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const rubber = piece('SHOES', '헌터 레인부츠')

describe('work with visitors in heavy rain needs clothes that stay smart', () => {
  const visited = (mm: number) => day({ low: 20, high: 25, mm }, { occasion: 'WORK', plans: ['GUESTS'] })

  test('from 20 mm of rain, smart rain shoes are right for visitors at work, but rubber boots are not', () => {
    const jelly = piece('SHOES', '젤리 플랫 레인슈즈 출근용')
    expect(unmet('dress', jelly, visited(20))).toBe(0)
    expect(unmet('dress', jelly, visited(19.9))).not.toBe(0)
    expect(unmet('dress', rubber, visited(20))).not.toBe(0)
  })

  test('from 20 mm of rain, a tweed jacket is a fault for visitors at work', () => {
    const tweed = piece('OUTER', '크림 트위드 자켓')
    expect(unmet('dryCloth', tweed, visited(20))).toBe(0.45)
    expect(unmet('dryCloth', tweed, visited(19.9))).toBe(0)
  })
})

describe('hours on foot in heavy rain need clothes that dry quickly', () => {
  const walk = (mm: number) => day({ low: 18, high: 24, mm }, { occasion: 'TRAVEL', plans: ['WALKING'] })
  const quick = piece('BOTTOM', '등산 바지')

  test('from 20 mm on a walk, quick-drying trousers come before cotton, and the need for them ranks higher', () => {
    expect(unmet('dryLegs', piece('BOTTOM', '베이지 면바지'), walk(20))).toBe(0.7)
    expect(unmet('dryLegs', quick, walk(20))).toBe(0)
    expect([19.9, 20].map((mm) => rankOf('dryLegs', walk(mm)))).toEqual(['carried', 'overheated'])
  })

  test('hiking clothes are suitable for a trip on foot from 20 mm of rain', () => {
    expect(unmet('hillClothes', quick, walk(20))).toBeNull()
    expect(unmet('hillClothes', quick, walk(19.9))).toBe(0.45)
    expect(unmet('dress', quick, walk(20))).toBe(0)
    expect(unmet('soakedBack', piece('OUTER', '고어텍스 자켓'), walk(20))).toBe(0)
  })
})

test.each([
  ['OUTER', 'dryCloth', '스웨이드 자켓', 2.9, null],
  ['OUTER', 'dryCloth', '스웨이드 자켓', 3, 1],
  ['OUTER', 'soakedCloth', '청자켓', 2.9, null],
  ['OUTER', 'soakedCloth', '청자켓', 3, 0.7],
  ['OUTER', 'soakedCloth', '후리스', 3, 0.7],
  ['OUTER', 'soakedCloth', '고어텍스 자켓', 3, 0],
  ['OUTER', 'dryCloth', '네이비 블레이저', 3, 0],
  ['BOTTOM', 'dryLegs', '청바지', 7.9, 0],
  ['BOTTOM', 'dryLegs', '청바지', 8, 0.7],
  ['BAG', 'dryLoad', '에코백', 3, 0.7],
  ['BAG', 'dryLoad', '나일론 백팩', 12, 0],
] as const)(
  'type %s, need %s: the piece %s in %d mm of rain leaves %s of the need unmet (null: no need)',
  (type, id, name, mm, wanted) => {
    const at = day({ low: 12, mm, wet: [12, 13, 14] })
    expect(unmet(id, piece(type, name), at)).toBe(wanted)
  },
)

test('rain calls for an umbrella, but at site work for a raincoat or a waterproof jacket', () => {
  const rain = { low: 12, mm: 6 }
  const umbrella = piece('ETC', '장우산')
  expect(unmet('umbrella', umbrella, day(rain))).toBe(0)
  expect(unmet('umbrella', piece('OUTER', '고어텍스 방수 자켓'), day(rain))).toBe(0.45)
  const site = { occasion: 'WORK', answers: { work: 'SITE' } } as const
  expect(unmet('shell', umbrella, day(rain, site))).toBe(1)
  expect(unmet('shell', piece('OUTER', '고어텍스 방수 자켓'), day(rain, site))).toBe(0.2)
  expect(unmet('shell', piece('OUTER', '우비 상하'), day(rain, site))).toBe(0)
  expect(rankOf('shell', day({ low: 12, mm: 5.9 }, site))).toBeNull()
})

test('in heavy rain, a trench coat is right and a padded jacket is a fault', () => {
  const rain = day({ low: 10, mm: 20 })
  expect(unmet('dryCloth', piece('OUTER', '베이지 트렌치코트'), rain)).toBe(0)
  expect(unmet('dryCloth', piece('OUTER', '숏패딩'), rain)).toBe(0.45)
})

test('near freezing, 14 mm of rain is no reason against wool or padding, unless the name warns of rain', () => {
  const [coat, padding] = [piece('OUTER', '울 코트'), piece('OUTER', '숏패딩')]
  const cold = (mm: number) => day({ low: 1, high: 3, mm, wet: [14, 15, 16, 17] }, { occasion: 'DATE' })
  expect([coat, padding].map((f) => unmet('dryCloth', f, cold(14)))).toEqual([0, 0])
  expect(unmet('dryCloth', coat, cold(16))).toBeGreaterThan(0)
  expect(
    unmet('dryCloth', coat, day({ low: 8, high: 12, mm: 10, wet: [14, 15, 16, 17] }, { occasion: 'DATE' })),
  ).toBeGreaterThan(0)
  expect(unmet('dryCloth', piece('OUTER', '울 코트 (비오면 안됨)'), cold(10))).toBeGreaterThan(0)
})

describe('in cold rain, outerwear is worn over a T-shirt', () => {
  const closet = (outer: string) => ({ TOP: '흰 반팔티', BOTTOM: '청바지', SHOES: '캔버스화', OUTER: outer })
  const rain = (low: number) => day({ low, high: low + 5, mm: 6 })

  test('a fleece or suede jacket is worn over a T-shirt in cold rain, but not in mild rain', () => {
    expect(dress(closet('회색 후리스'), rain(10))).toContain('회색 후리스')
    expect(dress(closet('회색 후리스|우비'), rain(6))).toContain('회색 후리스')
    expect(dress(closet('스웨이드 자켓'), rain(4))).toContain('스웨이드 자켓')
    expect(dress(closet('회색 후리스'), rain(16))).not.toContain('회색 후리스')
  })

  test('in cold rain, a waterproof jacket is chosen over a fleece or suede jacket', () => {
    expect(dress(closet('회색 후리스|고어텍스 자켓'), rain(10))).toContain('고어텍스 자켓')
    expect(dress(closet('스웨이드 자켓|고어텍스 자켓'), rain(4))).not.toContain('스웨이드 자켓')
  })

  test('above 14°, the need to keep outerwear dry has the rank soaked instead of carried', () => {
    const at = (low: number) => rankOf('soakedCloth', day({ low, high: low, mm: 6 }))
    expect([14, 14.1].map(at)).toEqual(['carried', 'soaked'])
  })
})

test('with a child and a load, a raincoat is worn from 3 mm of rain', () => {
  const rain = (mm: number, plans: readonly DayPlan[]) =>
    day({ low: 7, high: 9, mm, wet: [12, 13, 14] }, { plans: [...plans] })
  expect(rankOf('handsFull', rain(3, ['KIDS', 'CARRY']))).toBe('chilled')
  expect(rankOf('handsFull', rain(2.9, ['KIDS', 'CARRY']))).toBeNull()
  expect(rankOf('handsFull', rain(7.9, ['KIDS']))).toBeNull()
  const closet = { TOP: '긴팔티', BOTTOM: '조거팬츠', SHOES: '장화', OUTER: '우비|누빔 자켓', ETC: '우산' }
  expect(dress(closet, rain(4, []))).not.toContain('우비')
  expect(dress(closet, rain(4, ['KIDS', 'CARRY']))).toContain('우비')
})

test.each([
  ['와이드 데님', 4.9, 0],
  ['와이드 데님', 5, 0.45],
  ['와이드 데님', 8, 0.7],
  ['일자 데님', 5, 0],
  ['와이드 반바지', 6, 0],
  ['와이드 반바지', 10, 0],
] as const)(
  'hems near the ground: %s in %d mm of rain leaves %d of the need for dry legs unmet',
  (name, mm, wanted) => {
    expect(unmet('dryLegs', piece('BOTTOM', name), day({ low: 12, mm, wet: [12, 13, 14] }))).toBe(wanted)
  },
)

test('with a suit from 8 mm of rain, a nylon backpack is right unless there are visitors', () => {
  const suit = (mm: number, plans: readonly DayPlan[] = []) =>
    day({ low: 20, mm }, { occasion: 'WORK', answers: { work: 'SUIT' }, plans: [...plans] })
  const backpack = piece('BAG', '나일론 노트북 백팩')
  expect([7.9, 8].map((mm) => unmet('bag', backpack, suit(mm)))).toEqual([0.45, 0])
  expect(unmet('bag', backpack, suit(8, ['GUESTS']))).toBe(0.45)
  expect([19.9, 20].map((mm) => rankOf('dryLoad', suit(mm)))).toEqual(['carried', 'overheated'])
})

test('a walk outdoors through five wet hours with 8 mm ranks the need for dry legs as in heavy rain', () => {
  const walk = (mm: number, wet: readonly number[], plans: readonly DayPlan[] = ['WALKING', 'OUTDOORS']) =>
    rankOf('dryLegs', day({ low: 14, mm, wet }, { occasion: 'TRAVEL', plans: [...plans] }))
  const five = [11, 12, 13, 14, 15]
  expect(walk(8, five)).toBe('overheated')
  expect(walk(7.9, five)).toBe('carried')
  expect(walk(8, five.slice(1))).toBe('carried')
  expect(walk(8, five, ['WALKING'])).toBe('carried')
})

test('a hiker in a waterproof jacket takes no umbrella', () => {
  const closet = {
    TOP: '등산 긴팔티',
    BOTTOM: '등산 바지',
    SHOES: '등산화',
    OUTER: '고어텍스 자켓',
    ETC: '장우산',
  }
  const rain = { low: 10, mm: 8 }
  expect(dress(closet, day(rain, { occasion: 'SPORT', answers: { sport: 'HIKING' } }))).not.toContain('장우산')
  expect(dress(closet, day(rain))).toContain('장우산')
})

test.each([
  [8.9, [], null],
  [9, [], 'carried'],
  [9, ['CARRY'], 'overheated'],
] as const)(
  'in rain with wind of %d m/s and the plans %j, the need against blowing skirts has the rank %s (null: no need)',
  (wind, plans, rank) => {
    const storm = day({ low: 20, mm: 10, wind }, { occasion: 'WORK', plans: [...plans] })
    expect(rankOf('blownSkirt', storm)).toBe(rank)
    if (rank) expect(unmet('blownSkirt', piece('BOTTOM', '플리츠 롱스커트'), storm)).toBe(0.7)
  },
)

describe('runners wear a cap in rain', () => {
  const runner = { TOP: '러닝 반팔', BOTTOM: '러닝 반바지', SHOES: '러닝화', HAT: '러닝캡', ETC: '장우산' }
  const run = (mm: number) => day({ low: 16, high: 20, mm }, { occasion: 'SPORT', answers: { sport: 'RUNNING' } })

  test('running in rain gets a cap, not an umbrella', () => {
    const worn = dress(runner, run(5))
    expect(worn).toContain('러닝캡')
    expect(worn).not.toContain('장우산')
    expect(rankOf('rainPeak', run(0))).toBeNull()
  })
})

describe('a sun umbrella is good enough in short rain or strong wind', () => {
  const parasol = piece('ETC', '자외선차단 우양산')
  const wet = (hours: readonly number[], wind = 1) => day({ low: 12, mm: 8, wet: hours, wind }, { occasion: 'WORK' })

  test.each([
    [[9, 10, 11], 0],
    [[9, 10, 11, 12], 0.2],
  ])('in rain during the hours %j, a sun umbrella leaves %d of the umbrella need unmet', (hours, wanted) => {
    expect(unmet('umbrella', parasol, wet(hours))).toBe(wanted)
  })

  test('in rain with strong wind, a sun umbrella is as good as another umbrella', () => {
    expect(unmet('umbrella', parasol, wet([9, 10, 11, 12], 9))).toBe(0)
  })
})

test.each([
  [[], 0.7],
  [['OUTDOORS'], 0],
  [['OUTDOORS', 'GUESTS'], 0.7],
] as const)(
  'for work in heavy rain with the plans %j, Gore-Tex shoes leave %d of the need for dry feet unmet',
  (plans, wanted) => {
    const rounds = day({ low: 20, high: 25, mm: 30, wet: [9, 10, 11, 12, 13] }, { occasion: 'WORK', plans: [...plans] })
    expect(unmet('dryFeet', piece('SHOES', '고어텍스 트레일화'), rounds)).toBe(wanted)
  },
)
