import { describe, expect, test } from 'vitest'
import type { Plan as DayAnswers } from '../../src/day/day.ts'
import type { DayPlan } from '../../src/day/plan.ts'
import { wetnessOf } from '../../src/needs/shoes-in-wet.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const loafers = piece('SHOES', '검정 로퍼')
const rubber = piece('SHOES', '헌터 레인부츠')
const membrane = piece('SHOES', '고어텍스 등산화')

describe('how soon shoes are wet', () => {
  test.each([
    ['헌터 레인부츠', 0],
    ['고어텍스 등산화', 0],
    ['등산화', 1],
    ['검정 워커', 1.5],
    ['흰 가죽 스니커즈', 2],
    ['검정 로퍼', 3],
    ['러닝화', 3],
    ['캔버스화', 4],
    ['스웨이드 부츠', 4],
    ['발수 로퍼', 1],
    ['안전화', 1],
    ['메쉬 안전화', 3],
    ['방수 안전화', 0],
  ])('%s: %d', (name, wetness) => {
    expect(wetnessOf(piece('SHOES', name))).toBe(wetness)
  })
})

describe('dry feet', () => {
  const work = { occasion: 'WORK' } as const
  test.each([
    [0.2, null],
    [2.9, 0],
    [3, 0.2],
    [5.9, 0.2],
    [6, 0.7],
    [9.9, 0.7],
    [10, 1],
  ])('loafers in %d mm over four hours: %s', (mm, wanted) => {
    expect(unmet('dryFeet', loafers, day({ low: 12, mm }, work))).toBe(wanted)
  })

  test.each([
    [3.9, [9, 10, 11, 12], 0.2],
    [3.9, [9, 10, 11, 12, 13], 0.7],
    [15, [14], 0.7],
    [15, [9, 10, 11, 12], 1],
  ] as const)('%d mm in the hours %j: %d', (mm, wet, wanted) => {
    expect(unmet('dryFeet', loafers, day({ low: 12, mm, wet }, work))).toBe(wanted)
  })

  test('rain two hours before leaving still lies on the ground, three hours before does not', () => {
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 8, wet: [6] }, work))).not.toBeNull()
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 8, wet: [5] }, work))).toBeNull()
  })

  test('comes before the dress of the day in long rain only, and after dress shoes at a ceremony', () => {
    expect(rankOf('dryFeet', day({ low: 12, mm: 8 }, work))).toBe('soaked')
    expect(rankOf('dryFeet', day({ low: 12, mm: 4 }, work))).toBe('chilled')
    expect(rankOf('dryFeet', day({ low: 12, mm: 8 }, { occasion: 'FORMAL' }))).toBe('carried')
  })

  test('who comes by car walks for minutes', () => {
    const drives = { ...work, plans: ['CAR'] as const }
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 4 }, { ...drives, plans: ['CAR'] }))).toBe(0)
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 19 }, { ...drives, plans: ['CAR'] }))).toBe(0.2)
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 20 }, { ...drives, plans: ['CAR'] }))).toBe(0.45)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), day({ low: 12, mm: 20 }, { ...drives, plans: ['CAR'] }))).toBe(
      1,
    )
  })

  test('leather boots answer no summer rain, nor rubber boots the frost', () => {
    const boots = piece('SHOES', '검정 워커')
    expect(unmet('dryFeet', boots, day({ low: 17, high: 23, mm: 12 }, work))).toBe(0.45)
    expect(unmet('dryFeet', boots, day({ low: 20, high: 24, mm: 12 }, work))).toBe(1)
    const coated = piece('SHOES', '첼시부츠 레인겸용')
    expect(unmet('dryFeet', coated, day({ low: 20, high: 27.9, mm: 12 }, work))).toBe(0)
    const five = [9, 10, 11, 12, 13]
    expect(unmet('dryFeet', coated, day({ low: 20, high: 28, mm: 12, wet: five }, work))).toBe(1)
    const snow = { falling: 'SNOW', mm: 4 }
    expect(unmet('dryFeet', rubber, day({ low: 1, high: 4, ...snow }, work))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), day({ low: -2, high: 1, ...snow }, work))).toBe(1)
  })
})

describe('rain boots', () => {
  const work = { occasion: 'WORK' } as const
  test('are too much on a dry day and for a shower, right in long rain', () => {
    expect(unmet('rainBoots', rubber, day({ low: 12 }, work))).toBe(1)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 7.9 }, work))).toBe(1)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 8 }, work))).toBe(0)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 7, wet: [8, 9, 10, 11, 12, 13] }, work))).toBe(0)
    expect(unmet('rainBoots', rubber, day({ low: 12, mm: 6, wet: [12, 13] }))).toBe(0)
  })
})

describe('a shower on a warm day', () => {
  const shower = (high: number, mm = 16, wet: readonly number[] = [13, 14]) => day({ low: high - 5, high, mm, wet })

  test.each([
    [25, 16, [13, 14], 1],
    [24.9, 16, [13, 14], 0],
    [25, 20, [13, 14], 0],
    [25, 16, [13, 14, 15, 16], 0],
  ] as const)('of %d° and %d mm in the hours %j: rain boots %d', (high, mm, wet, wanted) => {
    expect(unmet('rainBoots', rubber, shower(high, mm, wet))).toBe(wanted)
  })

  test('dries on leather sneakers and bare feet, not on canvas', () => {
    expect(unmet('dryFeet', piece('SHOES', '흰 가죽 스니커즈'), shower(30))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '가죽 샌들'), shower(30))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), shower(30))).toBe(0.7)
  })
})

test('at a dinner shoes of the evening come before dry feet, hiking shoes never', () => {
  const dinner = day({ low: 6, high: 10, mm: 15 }, { occasion: 'DATE', plans: ['SPECIAL'] })
  expect(rankOf('dryFeet', dinner)).toBe('chilled')
  expect(unmet('dryFeet', membrane, dinner)).toBe(0.2)
  const coat = piece('OUTER', '울 코트')
  const rain = (mm: number, plans: readonly DayPlan[]) =>
    day({ low: 3, mm, wet: [14, 15, 16, 17] }, { occasion: 'DATE', plans })
  expect(unmet('dryCloth', coat, rain(7.9, ['SPECIAL']))).toBe(0)
  expect(unmet('dryCloth', coat, rain(8, ['SPECIAL']))).toBe(0.7)
  expect(unmet('dryCloth', coat, rain(5, []))).toBe(0.7)
})

describe('before guests in heavy rain', () => {
  const visited = (mm: number) => day({ low: 20, high: 25, mm }, { occasion: 'WORK', plans: ['GUESTS'] })

  test('smart shoes of rubber are as right as leather, from 20 mm', () => {
    const jelly = piece('SHOES', '젤리 플랫 레인슈즈 출근용')
    expect(unmet('dress', jelly, visited(20))).toBe(0)
    expect(unmet('dress', jelly, visited(19.9))).not.toBe(0)
    expect(unmet('dress', rubber, visited(20))).not.toBe(0)
  })

  test('tweed stays at home', () => {
    const tweed = piece('OUTER', '크림 트위드 자켓')
    expect(unmet('dryCloth', tweed, visited(20))).toBe(0.45)
    expect(unmet('dryCloth', tweed, visited(19.9))).toBe(0)
  })
})

describe('for hours on foot in heavy rain', () => {
  const walk = (mm: number) => day({ low: 18, high: 24, mm }, { occasion: 'TRAVEL', plans: ['WALKING'] })
  const quick = piece('BOTTOM', '등산 바지')

  test('cotton comes after what dries, from 20 mm', () => {
    expect(unmet('dryLegs', piece('BOTTOM', '베이지 면바지'), walk(20))).toBe(0.7)
    expect(unmet('dryLegs', quick, walk(20))).toBe(0)
    expect([19.9, 20].map((mm) => rankOf('dryLegs', walk(mm)))).toEqual(['carried', 'overheated'])
  })

  test('what hikers wear is not out of place there', () => {
    expect(unmet('hillClothes', quick, walk(20))).toBeNull()
    expect(unmet('hillClothes', quick, walk(19.9))).toBe(0.45)
    expect(unmet('dress', quick, walk(20))).toBe(0)
    expect(unmet('soakedBack', piece('OUTER', '고어텍스 자켓'), walk(20))).toBe(0)
  })
})

test('smooth soles hold in no deep snow of hours on foot', () => {
  const boots = piece('SHOES', '첼시부츠')
  const snow = (mm: number, plans: readonly ('WALKING' | 'CAR')[]) =>
    day({ low: -4, high: 1, mm, falling: 'SNOW' }, { plans: [...plans] })
  expect(unmet('grip', boots, snow(5, ['WALKING']))).toBe(0.45)
  expect(unmet('grip', piece('SHOES', '흰 운동화'), snow(5, ['WALKING']))).toBe(0.45)
  expect(unmet('grip', piece('SHOES', '스노우부츠'), snow(5, ['WALKING']))).toBe(0)
  expect(unmet('grip', boots, snow(4.9, ['WALKING']))).toBe(0)
  expect(unmet('grip', boots, snow(5, []))).toBe(0)
  const visited = { occasion: 'WORK', plans: ['GUESTS', 'WALKING'] as DayPlan[] } as const
  expect(rankOf('grip', day({ low: -4, high: 1, mm: 5, falling: 'SNOW' }, visited))).toBe('slipping')
})

test('sleet above 1° is rain to the sole', () => {
  const sleet = { mm: 5, falling: 'RAIN_SNOW' }
  expect(day({ low: 1, high: 1, ...sleet }).ground.icy).toBe(true)
  expect(day({ low: 1.1, high: 1.1, ...sleet }).ground.icy).toBe(false)
})

test('on snow and ice soles have to hold', () => {
  const snow = day({ low: -4, high: 0, falling: 'SNOW', mm: 3 })
  expect(unmet('grip', piece('SHOES', '하이힐'), snow)).toBe(1)
  expect(unmet('grip', loafers, snow)).toBe(0.45)
  expect(unmet('grip', membrane, snow)).toBe(0)
  expect(rankOf('grip', day({ low: 3, mm: 6 }))).toBeNull()
  expect(rankOf('grip', day({ low: -1, high: 4, mm: 6, wet: [12, 13] }, { occasion: 'WORK' }))).toBe('slipping')
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
] as const)('%s %s: %s in %d mm', (type, id, name, mm, wanted) => {
  const at = day({ low: 12, mm, wet: [12, 13, 14] })
  expect(unmet(id, piece(type, name), at)).toBe(wanted)
})

test('an umbrella keeps the rain off, on a site a shell', () => {
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

test('suede is for no rain, whatever the occasion', () => {
  const suede = piece('SHOES', '스웨이드 로퍼')
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 3 }, { occasion: 'FORMAL' }))).toBe(0.7)
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 2.9 }, { occasion: 'FORMAL' }))).toBeNull()
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 3 }, { plans: ['CAR'] }))).toBeNull()
})

test('a trench coat is made for rain, padding is not', () => {
  const rain = day({ low: 10, mm: 20 })
  expect(unmet('dryCloth', piece('OUTER', '베이지 트렌치코트'), rain)).toBe(0)
  expect(unmet('dryCloth', piece('OUTER', '숏패딩'), rain)).toBe(0.45)
})

test('near freezing wet padding or wool under an umbrella is better than a thin coat', () => {
  const [coat, padding] = [piece('OUTER', '울 코트'), piece('OUTER', '숏패딩')]
  const cold = (mm: number) => day({ low: 1, high: 3, mm, wet: [14, 15, 16, 17] }, { occasion: 'DATE' })
  expect([coat, padding].map((f) => unmet('dryCloth', f, cold(14)))).toEqual([0, 0])
  expect(unmet('dryCloth', coat, cold(16))).toBeGreaterThan(0)
  expect(
    unmet('dryCloth', coat, day({ low: 8, high: 12, mm: 10, wet: [14, 15, 16, 17] }, { occasion: 'DATE' })),
  ).toBeGreaterThan(0)
  expect(unmet('dryCloth', piece('OUTER', '울 코트 (비오면 안됨)'), cold(10))).toBeGreaterThan(0)
})

test('lined boots do in dry snow, wide legs do not', () => {
  const fallen = (mm: number) => day({ low: -3, high: 1, mm, falling: 'SNOW' })
  const snow = fallen(5)
  expect(unmet('dryFeet', piece('SHOES', '어그 부츠'), fallen(4.9))).toBe(0.2)
  expect(unmet('dryFeet', piece('SHOES', '어그 부츠'), snow)).toBe(0.7)
  expect(unmet('dryFeet', piece('SHOES', '패딩 부츠'), snow)).toBe(0)
  expect(unmet('snowLegs', piece('BOTTOM', '와이드 데님'), snow)).toBe(0.7)
  expect(unmet('snowLegs', piece('BOTTOM', '기모 조거팬츠'), snow)).toBe(0)
})

describe('snow that freezes in the evening', () => {
  const frozen = (last: number, plan: Partial<DayAnswers> = {}, mm = 6) =>
    day({ low: last, high: last, mm, falling: 'SNOW' }, { occasion: 'WORK', answers: { work: 'FREE' }, ...plan })
  const trainers = piece('SHOES', '방수 워킹화 운동화')

  test.each([
    [0, {}, 6, 0.45],
    [0.1, {}, 6, 0],
    [0, {}, 4.9, 0],
    [0, { answers: { work: 'NEAT' } }, 6, 0],
  ] as const)('at %d° %j with %d mm trainers slip: %d', (last, plan, mm, wanted) => {
    expect(unmet('grip', trainers, frozen(last, plan, mm))).toBe(wanted)
    expect(unmet('grip', piece('SHOES', '털부츠 방수 미끄럼방지'), frozen(last, plan, mm))).toBe(0)
  })

  test('cashmere stays out of it, where a coat that bears it is owned', () => {
    const visited = { answers: { work: 'SUIT' }, plans: ['GUESTS'] } as const
    const coat = piece('OUTER', '캐시미어 체스터필드 코트')
    expect(unmet('cashmereInSnow', coat, frozen(0, visited, 3))).toBe(0.45)
    expect(unmet('cashmereInSnow', piece('OUTER', '울 코트'), frozen(0, visited, 3))).toBe(0)
    expect(unmet('cashmereInSnow', coat, frozen(0, visited, 2.9))).toBeNull()
  })
})

describe('what is worn over a tee in cold rain', () => {
  const closet = (outer: string) => ({ TOP: '흰 반팔티', BOTTOM: '청바지', SHOES: '캔버스화', OUTER: outer })
  const rain = (low: number) => day({ low, high: low + 5, mm: 6 })

  test('gets wet, and what is beneath does without it', () => {
    expect(dress(closet('회색 후리스'), rain(10))).toContain('회색 후리스')
    expect(dress(closet('회색 후리스|우비'), rain(6))).toContain('회색 후리스')
    expect(dress(closet('스웨이드 자켓'), rain(4))).toContain('스웨이드 자켓')
    expect(dress(closet('회색 후리스'), rain(16))).not.toContain('회색 후리스')
  })

  test('is what keeps the rain out, where that is owned', () => {
    expect(dress(closet('회색 후리스|고어텍스 자켓'), rain(10))).toContain('고어텍스 자켓')
    expect(dress(closet('스웨이드 자켓|고어텍스 자켓'), rain(4))).not.toContain('스웨이드 자켓')
  })

  test('outranks the cold from above 14° only', () => {
    const at = (low: number) => rankOf('soakedCloth', day({ low, high: low, mm: 6 }))
    expect([14, 14.1].map(at)).toEqual(['carried', 'soaked'])
  })
})

describe('shoes named for the weather', () => {
  const named = piece('SHOES', '콜한 제로그랜드 블랙 (비올때)')
  const plain = piece('SHOES', '방수 구두')
  const work = { occasion: 'WORK' } as const

  test('come first in it and last on dry days', () => {
    const wet = day({ low: 12, mm: 4 }, work)
    expect([named, plain].map((f) => unmet('namedForWet', f, wet))).toEqual([0, 0.45])
    expect([named, plain].map((f) => unmet('keptForWet', f, day({ low: 12 }, work)))).toEqual([0.45, 0])
    expect(unmet('keptForWet', named, wet)).toBeNull()
  })

  test('of snow are for snow', () => {
    const boots = piece('SHOES', '털부츠 눈길용')
    const snow = day({ low: -3, high: 0, mm: 4, falling: 'SNOW' })
    expect([boots, named].map((f) => unmet('namedForWet', f, snow))).toEqual([0, 0.45])
    expect(unmet('keptForWet', boots, day({ low: 10, high: 16 }))).toBe(0.45)
    expect(unmet('keptForWet', boots, day({ low: -3, high: 0 }))).toBe(0)
  })

  test('bear it, whatever they are of, and what bears rain too is for every day', () => {
    expect(wetnessOf(piece('SHOES', '검정 구두 비오면 신는'))).toBe(1)
    const too = piece('SHOES', '첼시부츠 (비올때도)')
    expect(wetnessOf(too)).toBe(0)
    expect(unmet('keptForWet', too, day({ low: 12 }, work))).toBe(0)
  })

  test('of who fishes or farms stay there', () => {
    const wet = day({ low: 12, mm: 12 }, work)
    for (const name of ['낚시장화', '밭일 장화']) {
      expect(unmet('rainBoots', piece('SHOES', name), wet)).toBe(1)
      expect(unmet('dryFeet', piece('SHOES', name), wet)).toBe(1)
    }
    const shore = day({ low: 12, mm: 12 }, { occasion: 'TRAVEL', plans: ['WET', 'OUTDOORS'] })
    expect(unmet('rainBoots', piece('SHOES', '낚시장화'), shore)).toBe(0)
  })
})

describe('with slacks at an office', () => {
  const office = (mm: number, wet = [8, 9, 10, 11, 12]) =>
    day({ low: 12, mm, wet }, { occasion: 'WORK', answers: { work: 'NEAT' } })

  test('hiking shoes are no better than leather sneakers, however long it rains', () => {
    const sneakers = piece('SHOES', '검정 가죽 스니커즈')
    for (const mm of [4, 8, 20])
      expect(unmet('dryFeet', membrane, office(mm))).toBe(unmet('dryFeet', sneakers, office(mm)))
    expect(unmet('dryFeet', membrane, office(20))).not.toBe(unmet('dryFeet', loafers, office(20)))
    expect(unmet('dryFeet', membrane, day({ low: 12, mm: 20, wet: [8, 9, 10, 11] }))).toBe(0)
  })

  test('a closet of both and of loafers goes in the sneakers', () => {
    const closet = {
      TOP: '흰 셔츠',
      BOTTOM: '검정 슬랙스',
      SHOES: '고어텍스 등산화 갈색|검정 가죽 스니커즈|검정 로퍼',
      OUTER: '방수 자켓',
    }
    expect(dress(closet, office(20))).toContain('검정 가죽 스니커즈')
  })
})

describe('rubber boots', () => {
  test('are for no long walk through one shower, nor for a hike', () => {
    const walk = (wet: readonly number[], plans: readonly DayPlan[] = ['WALKING']) =>
      day({ low: 14, high: 20, mm: 9, wet }, { plans: [...plans] })
    expect(unmet('rainBoots', rubber, walk([14, 15, 16]))).toBe(1)
    expect(unmet('rainBoots', rubber, walk([13, 14, 15, 16]))).toBe(0)
    expect(unmet('rainBoots', rubber, walk([14, 15, 16], []))).toBe(0)
    const hike = day({ low: 10, mm: 20 }, { occasion: 'SPORT', answers: { sport: 'HIKING' } })
    expect(unmet('rainBoots', rubber, hike)).toBe(1)
  })

  test('are right in deep snow on a date', () => {
    const snow = (mm: number) =>
      day({ low: -2, high: 0, mm, wet: [15, 16, 17, 18], falling: 'SNOW' }, { occasion: 'DATE' })
    expect([4.9, 5].map((mm) => unmet('rainBoots', rubber, snow(mm)))).toEqual([1, 0])
  })
})

test('hikers’ boots are too warm in town from 28°', () => {
  const at = (high: number) => day({ low: 22, high, mm: 30, wet: [9, 10, 11, 12, 13] }, { occasion: 'TRAVEL' })
  expect(unmet('dryFeet', membrane, at(27.9))).toBe(0)
  expect(unmet('dryFeet', membrane, at(28))).toBe(1)
})

test('a longer shower dries in the heat', () => {
  const at = (high: number, mm: number, wet: readonly number[]) => day({ low: 22, high, mm, wet })
  const four = [13, 14, 15, 16]
  expect(unmet('rainBoots', rubber, at(28, 24, four))).toBe(1)
  expect(unmet('rainBoots', rubber, at(27.9, 24, four))).toBe(0)
  expect(unmet('rainBoots', rubber, at(28, 25, four))).toBe(0)
  expect(unmet('rainBoots', rubber, at(28, 24, [...four, 17]))).toBe(0)
})

test('at a gathering in deep snow boots come before dress shoes, at a wedding they do not', () => {
  const formal = (event: 'EVENT' | 'WEDDING', mm: number) =>
    day({ low: -6, high: -3, mm, falling: 'SNOW' }, { occasion: 'FORMAL', answers: { formal: event } })
  expect(rankOf('grip', formal('EVENT', 5))).toBe('slipping')
  expect(rankOf('grip', formal('EVENT', 4.9))).toBe('carried')
  expect(rankOf('grip', formal('WEDDING', 5))).toBe('carried')
  expect(unmet('dress', piece('SHOES', '방수 털부츠'), formal('EVENT', 5))).not.toBe(1)
})

test('with a child and a load a raincoat comes before padding from 3 mm, over something warm', () => {
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
] as const)('hems on the ground: %s in %d mm %d', (name, mm, wanted) => {
  expect(unmet('dryLegs', piece('BOTTOM', name), day({ low: 12, mm, wet: [12, 13, 14] }))).toBe(wanted)
})

test('a backpack that bears rain is right with a suit from 8 mm, where no guests are met', () => {
  const suit = (mm: number, plans: readonly DayPlan[] = []) =>
    day({ low: 20, mm }, { occasion: 'WORK', answers: { work: 'SUIT' }, plans: [...plans] })
  const backpack = piece('BAG', '나일론 노트북 백팩')
  expect([7.9, 8].map((mm) => unmet('bag', backpack, suit(mm)))).toEqual([0.45, 0])
  expect(unmet('bag', backpack, suit(8, ['GUESTS']))).toBe(0.45)
  expect([19.9, 20].map((mm) => rankOf('dryLoad', suit(mm)))).toEqual(['carried', 'overheated'])
})

test('who walks outside for five wet hours is soaked as in heavy rain', () => {
  const walk = (mm: number, wet: readonly number[], plans: readonly DayPlan[] = ['WALKING', 'OUTDOORS']) =>
    rankOf('dryLegs', day({ low: 14, mm, wet }, { occasion: 'TRAVEL', plans: [...plans] }))
  const five = [11, 12, 13, 14, 15]
  expect(walk(8, five)).toBe('overheated')
  expect(walk(7.9, five)).toBe('carried')
  expect(walk(8, five.slice(1))).toBe('carried')
  expect(walk(8, five, ['WALKING'])).toBe('carried')
})

test('a hiker in a shell takes no umbrella', () => {
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
] as const)('in rain and %d m/s with %j skirts fly: %s', (wind, plans, rank) => {
  const storm = day({ low: 20, mm: 10, wind }, { occasion: 'WORK', plans: [...plans] })
  expect(rankOf('blownSkirt', storm)).toBe(rank)
  if (rank) expect(unmet('blownSkirt', piece('BOTTOM', '플리츠 롱스커트'), storm)).toBe(0.7)
})
