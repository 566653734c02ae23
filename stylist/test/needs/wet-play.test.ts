import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, unmet } from './support.ts'

describe('play in the snow needs waterproof and warm pieces', () => {
  const snow = (high: number) => day({ low: high - 4, high }, { plans: ['WET', 'KIDS'] })

  test.each([
    ['ACCESSORY', 'snowHands', '방수 스키장갑', 0],
    ['ACCESSORY', 'snowHands', '방한장갑', 0.2],
    ['ACCESSORY', 'snowHands', '플리스 터치장갑', 0.45],
    ['ACCESSORY', 'snowHands', '니트장갑', 0.45],
    ['ACCESSORY', 'snowHands', '목장갑', 1],
    ['BAG', 'bag', '나일론 백팩', 0],
    ['BAG', 'bag', '크로스백', 0.2],
    ['BAG', 'bag', '토트백', 0.7],
    ['BOTTOM', 'snowKnees', '등산바지', 0.2],
    ['BOTTOM', 'snowKnees', '클라이밍 7부 바지', 0.7],
    ['BOTTOM', 'snowKnees', '청바지', 0.7],
    ['BOTTOM', 'snowKnees', '스키바지', 0],
    ['BOTTOM', 'snowKnees', '나일론 카고팬츠', 0.2],
    ['BOTTOM', 'snowKnees', '기모 와이드 코튼팬츠', 0.7],
    ['BOTTOM', 'snowKnees', '검정 슬랙스', 0.45],
    ['OUTER', 'snowPlayCoat', '고어텍스 자켓', 0],
    ['OUTER', 'snowPlayCoat', '숏패딩', 0],
    ['OUTER', 'snowPlayCoat', '바람막이', 0.2],
    ['OUTER', 'snowPlayCoat', '야상', 0.45],
    ['OUTER', 'snowPlayCoat', '핸드메이드 울 코트', 1],
    ['OUTER', 'shortInSnow', '롱패딩', 0.45],
    ['OUTER', 'shortInSnow', '숏패딩', 0],
    ['HAT', 'snowHead', '니트 비니', 0],
    ['HAT', 'snowHead', '볼캡', 1],
    ['SHOES', 'snowShoes', '스노우부츠', 0],
    ['SHOES', 'snowShoes', '등산화', 0.2],
    ['SHOES', 'snowShoes', '어그 부츠', 0.45],
    ['SHOES', 'snowShoes', '메쉬 운동화', 1],
    ['SOCKS', 'snowSocks', '등산 양말', 0],
    ['SOCKS', 'snowSocks', '면 양말', 0.45],
  ] as const)(
    'for play in the snow, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), snow(6))).toBe(wanted)
      if (id !== 'bag') expect(unmet(id, piece(type, name), snow(6.1))).toBeNull()
    },
  )

  test('a long padded coat is right for play in the snow in the hardest frost', () => {
    expect(unmet('shortInSnow', piece('OUTER', '롱패딩'), snow(-14))).toBe(0)
  })

  test('play in snow gets ski trousers, one pair of waterproof gloves and a backpack, but no umbrella', () => {
    const closet = {
      TOP: '기모 맨투맨',
      BOTTOM: '기모 등산바지|스키바지 방수',
      OUTER: '롱패딩',
      SHOES: '스노우부츠',
      BAG: '나일론 토트백|나일론 백팩',
      ACCESSORY: '플리스 터치장갑|방수 스키장갑',
      ETC: '장우산',
    }
    const falling = day({ low: -6, high: 1, mm: 5, falling: 'SNOW' }, { plans: ['WET', 'KIDS', 'OUTDOORS'] })
    const worn = dress(closet, falling)
    expect(worn).toEqual(expect.arrayContaining(['스키바지 방수', '방수 스키장갑', '나일론 백팩']))
    for (const name of ['장우산', '나일론 토트백', '플리스 터치장갑']) expect(worn).not.toContain(name)
    expect(dress(closet, day({ low: -6, high: 1, mm: 5, falling: 'SNOW' }, { plans: ['OUTDOORS'] }))).toContain(
      '장우산',
    )
  })

  test('thin nylon trousers are warm enough for play in the snow', () => {
    const nylon = piece('BOTTOM', '나일론 카고팬츠')
    expect(unmet('farTooCold', nylon, snow(1))).toBe(0)
    expect(unmet('coldEnd', nylon, day({ low: -8, high: -4 }))).toBe(1)
    expect(unmet('coldEnd', nylon, day({ low: -8, high: -4 }, { plans: ['WET'] }))).toBe(0)
  })
})

describe('play in the water needs clothes that dry quickly', () => {
  const water = (plans: readonly ('WALKING' | 'KIDS')[] = [], high = 32) =>
    day({ low: high - 4, high }, { occasion: 'TRAVEL', plans: ['WET', ...plans] })

  test('for water play from a high of 24°, quick-drying shorts come before cotton ones', () => {
    expect(unmet('dryingLegs', piece('BOTTOM', '퀵드라이 운동 반바지'), water())).toBe(0)
    expect(unmet('dryingLegs', piece('BOTTOM', '면반바지'), water())).toBe(0.45)
    expect(unmet('dress', piece('BOTTOM', '퀵드라이 운동 반바지'), water())).toBe(0)
    expect(rankOf('dryingLegs', water([], 23.9))).toBeNull()
  })

  test('on a walk with water play, cotton shorts are no fault and denim shorts are a smaller one', () => {
    expect(unmet('dryingLegs', piece('BOTTOM', '면반바지'), water(['WALKING']))).toBeNull()
    expect(unmet('wetPlay', piece('BOTTOM', '데님 반바지'), water(['WALKING']))).toBe(0.45)
    expect(unmet('wetPlay', piece('BOTTOM', '데님 반바지'), water())).toBe(0.7)
  })

  test('for water play, a T-shirt is worn with the rash guard', () => {
    const closet = { TOP: '래쉬가드|흰 반팔 티셔츠', BOTTOM: '보드숏 수영복바지', SHOES: '크록스' }
    expect(dress(closet, water(['KIDS']))).toEqual(expect.arrayContaining(['래쉬가드', '흰 반팔 티셔츠']))
  })
})

describe('a day at the beach needs a bag for wet things, a towel and a hat', () => {
  const beach = (plans: readonly ('OUTDOORS' | 'WALKING')[] = ['OUTDOORS'], high = 30) =>
    day({ low: high - 4, high }, { plans: ['WET', ...plans] })

  test.each([
    ['드라이백 20L', 0],
    ['나일론 백팩', 0],
    ['방수 슬링백', 0],
    ['에코백', 0.2],
    ['슬링백', 0.45],
    ['가죽 숄더백', 0.7],
  ])('at the beach, %s leaves %d of the need for a bag for wet things unmet', (name, wanted) => {
    expect(unmet('bag', piece('BAG', name), beach())).toBe(wanted)
  })

  test.each([
    ['ETC', 'towel', '서핑 판초타월', 0],
    ['ETC', 'towel', '비치타월', 0],
    ['ETC', 'towel', '텀블러', 1],
    ['HAT', 'beachHat', '서핑 버킷햇', 0],
    ['HAT', 'beachHat', '볼캡', 0.2],
    ['HAT', 'beachHat', '비니', 1],
  ] as const)(
    'for a long stay at the beach, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), beach())).toBe(wanted)
      expect(rankOf(id, beach(['OUTDOORS', 'WALKING']))).toBeNull()
      expect(rankOf(id, beach([]))).toBeNull()
      expect(rankOf(id, beach(['OUTDOORS'], 23.9))).toBeNull()
    },
  )

  test('on a hot trip with water play, a quick-drying T-shirt is worn with the rash guard', () => {
    const closet = {
      TOP: '집업 래쉬가드|퀵드라이 반팔 기능성 티',
      BOTTOM: '퀵드라이 5부 반바지 물놀이',
      SHOES: '아쿠아샌들',
    }
    const tour = day({ low: 27, high: 35 }, { occasion: 'TRAVEL', plans: ['WET', 'KIDS', 'OUTDOORS'] })
    expect(dress(closet, tour)).toContain('퀵드라이 반팔 기능성 티')
  })
})

describe('swimming in an indoor pool needs swim gear, and warm clothes for the way', () => {
  const pool = (low: number) =>
    day({ low, high: low + 4 }, { occasion: 'SPORT', answers: { sport: 'GYM' }, plans: ['WET'], hoursOut: null })

  test('the gym with WET counts as swimming and is dressed for as CASUAL, running with WET is not swimming', () => {
    const at = pool(-10)
    expect([at.swims, at.occasion, at.out[0]?.hour, at.plans.has('WET')]).toEqual([true, 'CASUAL', 7, false])
    expect(day({ low: 0 }, { occasion: 'SPORT', answers: { sport: 'RUNNING' }, plans: ['WET'] }).swims).toBe(false)
  })

  test.each([
    ['ETC', 'swimsuit', '실내수영복 네이비', 0],
    ['ETC', 'swimsuit', '요가매트', 1],
    ['HAT', 'swimCap', '실리콘 수영모', 0],
    ['HAT', 'swimCap', '비니', 1],
    ['ACCESSORY', 'goggles', '물안경', 0],
    ['ACCESSORY', 'goggles', '러닝고글', 1],
    ['BAG', 'bag', '수영가방', 0],
    ['BAG', 'bag', '백팩', 0.45],
    ['BAG', 'bag', '미니백', 1],
  ] as const)(
    'for an indoor pool, type %s, need %s: the piece %s leaves %d of the need unmet',
    (type, id, name, wanted) => {
      expect(unmet(id, piece(type, name), pool(-10))).toBe(wanted)
      expect(rankOf('swimsuit', day({ low: -10 }, { occasion: 'SPORT', answers: { sport: 'GYM' } }))).toBeNull()
    },
  )

  test('for an indoor pool in frost, the swim gear is packed and warm clothes are worn', () => {
    const closet = {
      TOP: '터틀넥 니트|등산 긴팔 티',
      BOTTOM: '기모 슬랙스|등산 바지',
      OUTER: '롱패딩',
      SHOES: '방한 부츠',
      HAT: '비니|실리콘 수영모',
      ETC: '실내수영복',
      ACCESSORY: '물안경',
      BAG: '수영가방|크로스백',
    }
    const worn = dress(closet, pool(-11))
    for (const name of ['실내수영복', '실리콘 수영모', '물안경', '수영가방', '비니', '터틀넥 니트', '기모 슬랙스'])
      expect(worn).toContain(name)
  })
})

test('people who stay at the water take shoes that hold and a bag that water cannot harm', () => {
  const bathing = day({ low: 26, high: 35 }, { occasion: 'TRAVEL', plans: ['WET', 'OUTDOORS'] })
  expect(unmet('wetPlay', piece('SHOES', '아쿠아슈즈'), bathing)).toBe(0)
  expect(unmet('wetPlay', piece('SHOES', '크록스'), bathing)).toBe(0.45)
  expect(unmet('bag', piece('BAG', '비치백 방수'), bathing)).toBe(0)
  expect(unmet('bag', piece('BAG', '책가방'), bathing)).toBe(0.45)
})

test('work in the wet indoors is not play in the snow', () => {
  const salon = { occasion: 'WORK', answers: { work: 'FREE' } } as const
  const snow = { low: -6, high: 1, falling: 'SNOW', mm: 3, wet: [18, 19, 20] } as const
  expect(rankOf('snowKnees', day(snow, { ...salon, plans: ['WET'] }))).toBeNull()
  expect(rankOf('snowKnees', day(snow, { ...salon, plans: ['WET', 'OUTDOORS'] }))).not.toBeNull()
})
