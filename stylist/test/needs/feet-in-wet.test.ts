import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import type { DayPlan } from '../../src/day/plan.ts'
import { wetnessOf } from '../../src/needs/shoes-in-wet.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

const loafers = piece('SHOES', '검정 로퍼')
const rubber = piece('SHOES', '헌터 레인부츠')
const membrane = piece('SHOES', '고어텍스 등산화')

describe('each kind of shoe has a level for how quickly it gets wet', () => {
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
  ])('%s has the wetness level %d (0: stays dry)', (name, wetness) => {
    expect(wetnessOf(piece('SHOES', name))).toBe(wetness)
  })
})

describe('rain makes dry feet a need, by its amount and hours', () => {
  const work = { occasion: 'WORK' } as const
  test.each([
    [0.2, null],
    [2.9, 0],
    [3, 0.2],
    [5.9, 0.2],
    [6, 0.7],
    [9.9, 0.7],
    [10, 1],
  ])(
    'loafers in %d mm of rain over four hours leave the need for dry feet unmet by %s (null: no need)',
    (mm, wanted) => {
      expect(unmet('dryFeet', loafers, day({ low: 12, mm }, work))).toBe(wanted)
    },
  )

  test.each([
    [3.9, [9, 10, 11, 12], 0.2],
    [3.9, [9, 10, 11, 12, 13], 0.7],
    [15, [14], 0.7],
    [15, [9, 10, 11, 12], 1],
  ] as const)('loafers in %d mm of rain in the hours %j leave the need for dry feet unmet by %d', (mm, wet, wanted) => {
    expect(unmet('dryFeet', loafers, day({ low: 12, mm, wet }, work))).toBe(wanted)
  })

  test('rain two hours before departure keeps the ground wet, rain three hours before does not', () => {
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 8, wet: [6] }, work))).not.toBeNull()
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 8, wet: [5] }, work))).toBeNull()
  })

  test('the need for dry feet ranks highest in long rain, and lowest at a ceremony', () => {
    expect(rankOf('dryFeet', day({ low: 12, mm: 8 }, work))).toBe('soaked')
    expect(rankOf('dryFeet', day({ low: 12, mm: 4 }, work))).toBe('chilled')
    expect(rankOf('dryFeet', day({ low: 12, mm: 8 }, { occasion: 'FORMAL' }))).toBe('carried')
  })

  test('loafers get less wet in rain when the user goes by car', () => {
    const drives = { ...work, plans: ['CAR'] as const }
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 4 }, { ...drives, plans: ['CAR'] }))).toBe(0)
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 19 }, { ...drives, plans: ['CAR'] }))).toBe(0.2)
    expect(unmet('dryFeet', loafers, day({ low: 12, mm: 20 }, { ...drives, plans: ['CAR'] }))).toBe(0.45)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), day({ low: 12, mm: 20 }, { ...drives, plans: ['CAR'] }))).toBe(
      1,
    )
  })

  test('leather boots do not suit warm summer rain, and rubber boots keep feet dry in wet snow', () => {
    const boots = piece('SHOES', '검정 워커')
    expect(unmet('dryFeet', boots, day({ low: 17, high: 23, mm: 12 }, work))).toBe(0.45)
    expect(unmet('dryFeet', boots, day({ low: 20, high: 24, mm: 12 }, work))).toBe(1)
    const coated = piece('SHOES', '첼시부츠 레인겸용')
    expect(unmet('dryFeet', coated, day({ low: 20, high: 27.9, mm: 12 }, work))).toBe(0)
    const five = [9, 10, 11, 12, 13]
    expect(unmet('dryFeet', coated, day({ low: 20, high: 28, mm: 12, wet: five }, work))).toBe(1)
    const snow = { falling: 'SNOW', mm: 4 } as const
    expect(unmet('dryFeet', rubber, day({ low: 1, high: 4, ...snow }, work))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), day({ low: -2, high: 1, ...snow }, work))).toBe(1)
  })
})

describe('a short shower on a warm day needs no rain boots', () => {
  const shower = (high: number, mm = 16, wet: readonly number[] = [13, 14]) => day({ low: high - 5, high, mm, wet })

  test.each([
    [25, 16, [13, 14], 1],
    [24.9, 16, [13, 14], 0],
    [25, 20, [13, 14], 0],
    [25, 16, [13, 14, 15, 16], 0],
  ] as const)(
    'on a day of %d° with %d mm in the hours %j rain boots count as too much by %d',
    (high, mm, wet, wanted) => {
      expect(unmet('rainBoots', rubber, shower(high, mm, wet))).toBe(wanted)
    },
  )

  test('leather sneakers and sandals suit a warm shower, canvas shoes do not', () => {
    expect(unmet('dryFeet', piece('SHOES', '흰 가죽 스니커즈'), shower(30))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '가죽 샌들'), shower(30))).toBe(0)
    expect(unmet('dryFeet', piece('SHOES', '캔버스화'), shower(30))).toBe(0.7)
  })
})

test('at a dinner in rain dry feet rank lower, hiking shoes fall short, and a wool coat bears light rain', () => {
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

test('smooth soles slip in deep snow when the user walks for hours', () => {
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

test('sleet makes the ground icy up to 1° and not above', () => {
  const sleet = { mm: 5, falling: 'RAIN_SNOW' } as const
  expect(day({ low: 1, high: 1, ...sleet }).ground.icy).toBe(true)
  expect(day({ low: 1.1, high: 1.1, ...sleet }).ground.icy).toBe(false)
})

test('heels and loafers slip on snow and ice, hiking shoes do not', () => {
  const snow = day({ low: -4, high: 0, falling: 'SNOW', mm: 3 })
  expect(unmet('grip', piece('SHOES', '하이힐'), snow)).toBe(1)
  expect(unmet('grip', loafers, snow)).toBe(0.45)
  expect(unmet('grip', membrane, snow)).toBe(0)
  expect(rankOf('grip', day({ low: 3, mm: 6 }))).toBeNull()
  expect(rankOf('grip', day({ low: -1, high: 4, mm: 6, wet: [12, 13] }, { occasion: 'WORK' }))).toBe('slipping')
})

test('suede shoes are unsuitable from 3 mm of rain, even at a formal occasion', () => {
  const suede = piece('SHOES', '스웨이드 로퍼')
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 3 }, { occasion: 'FORMAL' }))).toBe(0.7)
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 2.9 }, { occasion: 'FORMAL' }))).toBeNull()
  expect(unmet('suedeInRain', suede, day({ low: 12, mm: 3 }, { plans: ['CAR'] }))).toBeNull()
})

test('padded boots suit 5 mm of snow, and ugg boots and wide jeans do not', () => {
  const fallen = (mm: number) => day({ low: -3, high: 1, mm, falling: 'SNOW' })
  const snow = fallen(5)
  expect(unmet('dryFeet', piece('SHOES', '어그 부츠'), fallen(4.9))).toBe(0.2)
  expect(unmet('dryFeet', piece('SHOES', '어그 부츠'), snow)).toBe(0.7)
  expect(unmet('dryFeet', piece('SHOES', '패딩 부츠'), snow)).toBe(0)
  expect(unmet('snowLegs', piece('BOTTOM', '와이드 데님'), snow)).toBe(0.7)
  expect(unmet('snowLegs', piece('BOTTOM', '기모 조거팬츠'), snow)).toBe(0)
})

describe('snow that freezes in the evening needs shoes with grip', () => {
  const frozen = (last: number, plan: Partial<Plan> = {}, mm = 6) =>
    day({ low: last, high: last, mm, falling: 'SNOW' }, { occasion: 'WORK', answers: { work: 'FREE' }, ...plan })
  const trainers = piece('SHOES', '방수 워킹화 운동화')

  test.each([
    [0, {}, 6, 0.45],
    [0.1, {}, 6, 0],
    [0, {}, 4.9, 0],
    [0, { answers: { work: 'NEAT' } }, 6, 0],
  ] as const)(
    'on frozen snow at %d° with the plan %j and %d mm, waterproof sneakers slip by %d',
    (last, plan, mm, wanted) => {
      expect(unmet('grip', trainers, frozen(last, plan, mm))).toBe(wanted)
      expect(unmet('grip', piece('SHOES', '털부츠 방수 미끄럼방지'), frozen(last, plan, mm))).toBe(0)
    },
  )

  test('a cashmere coat is unsuitable from 3 mm of snow, a wool coat is not', () => {
    const visited = { answers: { work: 'SUIT' }, plans: ['GUESTS'] } as const
    const coat = piece('OUTER', '캐시미어 체스터필드 코트')
    expect(unmet('cashmereInSnow', coat, frozen(0, visited, 3))).toBe(0.45)
    expect(unmet('cashmereInSnow', piece('OUTER', '울 코트'), frozen(0, visited, 3))).toBe(0)
    expect(unmet('cashmereInSnow', coat, frozen(0, visited, 2.9))).toBeNull()
  })
})

describe('shoes named for rain or snow are worn in that weather', () => {
  const named = piece('SHOES', '콜한 제로그랜드 블랙 (비올때)')
  const plain = piece('SHOES', '방수 구두')
  const work = { occasion: 'WORK' } as const

  test('shoes named for rain are preferred in rain and avoided on dry days', () => {
    const wet = day({ low: 12, mm: 4 }, work)
    expect([named, plain].map((f) => unmet('namedForWet', f, wet))).toEqual([0, 0.45])
    expect([named, plain].map((f) => unmet('keptForWet', f, day({ low: 12 }, work)))).toEqual([0.45, 0])
    expect(unmet('keptForWet', named, wet)).toBeNull()
  })

  test('boots named for snow are preferred in snow and avoided on mild days', () => {
    const boots = piece('SHOES', '털부츠 눈길용')
    const snow = day({ low: -3, high: 0, mm: 4, falling: 'SNOW' })
    expect([boots, named].map((f) => unmet('namedForWet', f, snow))).toEqual([0, 0.45])
    expect(unmet('keptForWet', boots, day({ low: 10, high: 16 }))).toBe(0.45)
    expect(unmet('keptForWet', boots, day({ low: -3, high: 0 }))).toBe(0)
  })

  test('shoes named for rain resist it, and shoes named as good in rain too also suit dry days', () => {
    expect(wetnessOf(piece('SHOES', '검정 구두 비오면 신는'))).toBe(1)
    const too = piece('SHOES', '첼시부츠 (비올때도)')
    expect(wetnessOf(too)).toBe(1)
    expect(unmet('keptForWet', too, day({ low: 12 }, work))).toBe(0)
  })

  test('boots named for fishing or farm work do not suit rain at work, fishing boots suit the shore', () => {
    const wet = day({ low: 12, mm: 12 }, work)
    for (const name of ['낚시장화', '밭일 장화']) {
      expect(unmet('rainBoots', piece('SHOES', name), wet)).toBe(1)
      expect(unmet('dryFeet', piece('SHOES', name), wet)).toBe(1)
    }
    const shore = day({ low: 12, mm: 12 }, { occasion: 'TRAVEL', plans: ['WET', 'OUTDOORS'] })
    expect(unmet('rainBoots', piece('SHOES', '낚시장화'), shore)).toBe(0)
  })
})

describe('leather sneakers suit an office in the rain', () => {
  const office = (mm: number, wet = [8, 9, 10, 11, 12]) =>
    day({ low: 12, mm, wet }, { occasion: 'WORK', answers: { work: 'NEAT' } })

  test('hiking shoes rate no better than leather sneakers at a rainy office', () => {
    const sneakers = piece('SHOES', '검정 가죽 스니커즈')
    for (const mm of [4, 8, 20])
      expect(unmet('dryFeet', membrane, office(mm))).toBe(unmet('dryFeet', sneakers, office(mm)))
    expect(unmet('dryFeet', membrane, office(20))).not.toBe(unmet('dryFeet', loafers, office(20)))
    expect(unmet('dryFeet', membrane, day({ low: 12, mm: 20, wet: [8, 9, 10, 11] }))).toBe(0)
  })

  test('leather sneakers are chosen at a rainy office over hiking shoes and loafers', () => {
    const closet = {
      TOP: '흰 셔츠',
      BOTTOM: '검정 슬랙스',
      SHOES: '고어텍스 등산화 갈색|검정 가죽 스니커즈|검정 로퍼',
      OUTER: '방수 자켓',
    }
    expect(dress(closet, office(20))).toContain('검정 가죽 스니커즈')
  })
})

test('hikers’ boots are too warm in town from 28°', () => {
  const at = (high: number) => day({ low: 22, high, mm: 30, wet: [9, 10, 11, 12, 13] }, { occasion: 'TRAVEL' })
  expect(unmet('dryFeet', membrane, at(27.9))).toBe(0)
  expect(unmet('dryFeet', membrane, at(28))).toBe(1)
})

test('deep snow makes grip outrank the dress code at a gathering, but not at a wedding', () => {
  const formal = (event: 'EVENT' | 'WEDDING', mm: number) =>
    day({ low: -6, high: -3, mm, falling: 'SNOW' }, { occasion: 'FORMAL', answers: { formal: event } })
  expect(rankOf('grip', formal('EVENT', 5))).toBe('slipping')
  expect(rankOf('grip', formal('EVENT', 4.9))).toBe('carried')
  expect(rankOf('grip', formal('WEDDING', 5))).toBe('carried')
  expect(unmet('dress', piece('SHOES', '방수 털부츠'), formal('EVENT', 5))).toBe(0)
})

describe('in a little rain on a cold day, boots come before sneakers', () => {
  const closet = {
    OUTER: '검정 롱패딩',
    TOP: '회색 맨투맨',
    BOTTOM: '청바지',
    SHOES: '흰색 스니커즈|고어텍스 부츠',
    SOCKS: '회색 양말',
  }
  const shower = (low: number, wet: readonly number[]) => day({ low, high: low + 6, mm: 1, wet })

  test.each([
    ['rain while out', shower(0, [12, 13]), '고어텍스 부츠'],
    ['rain in the last hours out', shower(3, [17, 18]), '고어텍스 부츠'],
    ['a dry way after rain in the night', shower(0, [1, 2]), '흰색 스니커즈'],
    ['a mild day', shower(12, [12, 13]), '흰색 스니커즈'],
  ])('%s', (_, on, shoes) => {
    expect(dress(closet, on)).toContain(shoes)
  })

  test('leather boots do as well, hiking boots and leather sneakers less', () => {
    const on = shower(0, [12, 13])
    expect(dress({ ...closet, SHOES: '흰 운동화|검정 부츠' }, on)).toContain('검정 부츠')
    const spoilt = ['흰 운동화', '등산화', '검정 부츠'].map((name) => unmet('dampInCold', piece('SHOES', name), on))
    expect(spoilt).toEqual([0.45, 0.2, 0])
  })
})
