import { describe, expect, test } from 'vitest'
import { wetnessOf } from '../../src/needs/shoes-in-wet.ts'
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
  ['OUTER', 'dryCloth', '청자켓', 3, 0.7],
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

test('lined boots do in dry snow, wide legs do not', () => {
  const snow = day({ low: -3, high: 1, mm: 5, falling: 'SNOW' })
  expect(unmet('dryFeet', piece('SHOES', '어그 부츠'), snow)).toBe(0.2)
  expect(unmet('snowLegs', piece('BOTTOM', '와이드 데님'), snow)).toBe(0.7)
  expect(unmet('snowLegs', piece('BOTTOM', '기모 조거팬츠'), snow)).toBe(0)
})
