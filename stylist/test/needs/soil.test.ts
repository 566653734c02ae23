import { describe, expect, test } from 'vitest'
import { isForSoil } from '../../src/needs/soil.ts'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, site, unmet } from './support.ts'

describe('work in wet soil needs clothes that may get dirty', () => {
  const field = (low: number, high = low + 7) =>
    day({ low, high }, { plans: ['WET', 'OUTDOORS'], hoursOut: { leave: 5, home: 18 } })

  test.each([
    ['SHOES', 'soilShoes', '낡은 운동화', 0],
    ['SHOES', 'soilShoes', '장화', 0],
    ['SHOES', 'soilShoes', '검정 운동화', 0.2],
    ['SHOES', 'soilShoes', '흰 운동화', 0.7],
    ['SHOES', 'soilShoes', '가죽 로퍼', 0.7],
    ['SHOES', 'soilShoes', '안전화', 0],
    ['SHOES', 'soilShoes', '미끄럼방지 조리화', 0.2],
    ['BOTTOM', 'soilLegs', '무릎나온 청바지', 0],
    ['BOTTOM', 'soilLegs', '청바지', 0],
    ['BOTTOM', 'soilLegs', '와이드 데님', 0.45],
    ['BOTTOM', 'soilLegs', '롱스커트', 0.7],
    ['ACCESSORY', 'workGloves', '코팅 목장갑', 0],
    ['ACCESSORY', 'workGloves', '니트장갑', 1],
  ] as const)(
    'for work in wet soil, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), field(9))).toBe(wanted)
    },
  )

  test.each([
    [-3, 10, 'overheated'],
    [4, 6, null],
    [4, 6.1, 'overheated'],
    [16, 23.9, 'overheated'],
    [16, 24, null],
  ] as const)('wet soil at %d° to %d° gives soil shoes the rank %s (null: no need)', (low, high, rank) => {
    expect(rankOf('soilShoes', field(low, high))).toBe(rank)
  })

  test('on wet ground, site work needs soil shoes in cold and heat, leisure does not; rain rules out jeans', () => {
    const at = (low: number, occasion: 'WORK' | 'CASUAL', mm = 0) =>
      day({ low, high: low + 1, mm }, { occasion, answers: { work: 'SITE' }, plans: ['WET'] })
    expect(rankOf('soilShoes', at(9, 'CASUAL', 3))).toBe('overheated')
    expect([at(3, 'WORK'), at(25, 'WORK')].map((one) => rankOf('soilShoes', one))).toEqual(['overheated', 'overheated'])
    expect([at(3, 'CASUAL'), at(25, 'CASUAL')].map((one) => rankOf('soilShoes', one))).toEqual([null, null])
    expect(unmet('soilLegs', piece('BOTTOM', '청바지'), at(9, 'CASUAL', 3))).toBe(0.45)
    expect(unmet('soilLegs', piece('BOTTOM', '청바지'), at(9, 'CASUAL', 2.9))).toBe(0)
  })

  test.each([
    ['SHOES', 'soilShoes', '메쉬 운동화', 0.45],
    ['SHOES', 'rainBoots', '고무장화', 0],
    ['TOP', 'soilTop', '면 긴팔티', 0],
    ['TOP', 'soilTop', '울 니트', 0.45],
    ['TOP', 'soilTop', '옥스포드 셔츠', 0.45],
    ['BOTTOM', 'soilLegs', '울 슬랙스', 0.45],
    ['OUTER', 'soilOuter', '바람막이', 0],
    ['OUTER', 'soilOuter', '밭일 잠바', 0],
    ['OUTER', 'soilOuter', '면 블레이저', 0.45],
    ['OUTER', 'soilOuter', '울 코트', 0.7],
    ['BAG', 'bag', '가죽 크로스백', 0.7],
    ['BAG', 'bag', '나일론 크로스백', 0],
  ] as const)(
    'for a day of digging in wet soil, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), field(9))).toBe(wanted)
    },
  )

  test('workwear and hiking trousers suit wet soil, a chef’s uniform does not', () => {
    expect(unmet('dress', piece('OUTER', '밭일 작업 잠바'), field(9))).toBe(0)
    expect(unmet('dress', piece('TOP', '조리복 상의 작업복'), field(9))).toBe(1)
    for (const name of ['차가운 냉감 작업바지', '작업복 바지 가운데 지퍼', '작업복 바지 (회사 로고)'])
      expect(unmet('dress', piece('BOTTOM', name), field(9)), name).toBe(0)
    expect(unmet('hillClothes', piece('BOTTOM', '등산 바지'), field(9))).toBeNull()
    expect(unmet('hillClothes', piece('BOTTOM', '등산 바지'), day({ low: 9 }, { plans: ['OUTDOORS'] }))).toBe(0.45)
  })

  test.each([
    [4.9, 9, null],
    [5, 9, 'chilled'],
    [5, 17, null],
  ] as const)(
    'at a wet shore, wind of %d m/s at a low of %d° gives a windproof layer the rank %s (null: no need)',
    (wind, low, rank) => {
      const shore = day({ low, high: low + 7, wind }, { occasion: 'TRAVEL', plans: ['WET', 'OUTDOORS'] })
      expect(rankOf('wind', shore)).toBe(rank)
      if (rank) {
        expect(unmet('wind', piece('OUTER', '고어텍스 자켓'), shore)).toBe(0)
        expect(unmet('wind', piece('OUTER', '바람막이'), shore)).toBe(0.2)
        expect(unmet('wind', piece('OUTER', '면 자켓'), shore)).toBe(1)
      }
    },
  )

  test.each([
    ['CASUAL', {}, true],
    ['TRAVEL', {}, true],
    ['WORK', { work: 'SITE' }, true],
    ['WORK', { work: 'FREE' }, true],
    ['WORK', { work: 'SUIT' }, false],
    ['SCHOOL', {}, false],
    ['DATE', {}, false],
    ['FORMAL', { formal: 'WEDDING' }, false],
    ['SPORT', { sport: 'BALL' }, false],
  ] as const)('the occasion %s with %o on wet ground needs clothes for the soil: %s', (occasion, answers, wanted) => {
    const wet = day({ low: 14, high: 20, mm: 4, wet: [16, 17, 18] }, { occasion, answers, plans: ['WET', 'OUTDOORS'] })
    for (const id of ['soilShoes', 'soilLegs', 'soilTop', 'soilOuter', 'workGloves'])
      expect(rankOf(id, wet) !== null, id).toBe(wanted)
    expect(isForSoil(piece('TOP', '무릎나온 면티'), wet)).toBe(wanted)
  })

  test('rubber boots are not right for a wedding, even in rain on wet ground', () => {
    const wedding = day({ low: 14, high: 20, mm: 4, wet: [11, 12, 13] }, { occasion: 'FORMAL', plans: ['WET'] })
    expect(unmet('rainBoots', piece('SHOES', '고무장화'), wedding)).toBe(1)
  })

  test('on wet ground, work gloves are needed for site work, but not for leisure without the plan OUTDOORS', () => {
    expect(rankOf('workGloves', day({ low: 14 }, { plans: ['WET'] }))).toBeNull()
    expect(
      rankOf('workGloves', day({ low: 14 }, { occasion: 'WORK', answers: { work: 'SITE' }, plans: ['WET'] })),
    ).toBe('carried')
  })

  test('on a freezing wet day outdoors, coated work gloves and rubber boots are worn, not woolen gloves', () => {
    const brine = day({ low: -1, high: 8 }, { plans: ['WET', 'OUTDOORS'] })
    const closet = {
      TOP: '기모 맨투맨',
      BOTTOM: '청바지',
      SHOES: '고무장화|메쉬 운동화',
      OUTER: '롱패딩',
      ACCESSORY: '털장갑|코팅 목장갑',
    }
    const worn = dress(closet, brine)
    expect(worn).toEqual(expect.arrayContaining(['고무장화', '코팅 목장갑']))
    expect(worn).not.toContain('털장갑')
  })

  test('worn-out jeans and old sneakers are chosen for work in wet soil', () => {
    const closet = {
      TOP: '후드티',
      BOTTOM: '와이드 데님|무릎나온 청바지',
      SHOES: '흰 운동화|낡은 운동화',
      ACCESSORY: '코팅 목장갑',
    }
    expect(dress(closet, field(9))).toEqual(expect.arrayContaining(['무릎나온 청바지', '낡은 운동화', '코팅 목장갑']))
  })
})

describe('work in a field', () => {
  const closet = {
    TOP: '청남방|기모 목티 (밭, 김장)',
    OUTER: '노란 가디건|누빔잠바 (밭)|비옷 (밭일할때)',
    BOTTOM: '청바지|기모 일바지 (밭)',
    SHOES: '운동화|장화 (밭)',
  }
  const plan = { occasion: 'CASUAL', plans: ['OUTDOORS', 'WET'] } as const

  test('clothes that are kept for it are worn together, nothing good beside them', () => {
    const worn = dress(closet, day({ low: 5, high: 12, mm: 13, wind: 8 }, plan))
    expect(worn).toEqual(
      expect.arrayContaining(['기모 목티 (밭, 김장)', '기모 일바지 (밭)', '누빔잠바 (밭)', '장화 (밭)']),
    )
    expect(worn).not.toContain('노란 가디건')
  })

  test('on a day with a child or on a trip, other clothes are as right', () => {
    expect(unmet('fieldClothes', piece('TOP', '청남방'), day({ low: 9 }, plan))).toBe(0.45)
    const withChild = { ...plan, plans: ['OUTDOORS', 'WET', 'KIDS'] } as const
    expect(unmet('fieldClothes', piece('TOP', '청남방'), day({ low: 9 }, withChild))).toBe(null)
    expect(unmet('fieldClothes', piece('TOP', '청남방'), day({ low: 9 }, { ...plan, occasion: 'TRAVEL' }))).toBe(null)
  })
})

test('on a site in the frost, what is kept for work comes before good down and good shirts', () => {
  const closet = {
    TOP: '펜들턴 울셔츠|작업 기모 긴팔',
    OUTER: '다운패딩|칼하트 덕자켓 (작업, 겨울)',
    BOTTOM: '겨울 등산바지|방한바지 (작업)',
    SHOES: '안전화',
  }
  expect(dress(closet, day({ low: -9, high: -2 }, site))).toEqual(
    expect.arrayContaining(['작업 기모 긴팔', '칼하트 덕자켓 (작업, 겨울)', '방한바지 (작업)']),
  )
})
