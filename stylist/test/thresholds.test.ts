import { describe, expect, test } from 'vitest'
import { explain } from '../src/explaining/explain.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { dayWith, dress, factsOf, hours, type Names } from './support/dress.ts'

const base: Names = {
  TOP: '회색 니트|흰 셔츠|흰 반팔 티셔츠|검정 긴팔 티셔츠',
  BOTTOM: '청바지|검정 슬랙스',
  SHOES: '흰 가죽 스니커즈|검정 로퍼',
  SOCKS: '검정 양말',
  OUTER: '네이비 가디건|베이지 트렌치코트',
  ETC: '장우산',
}
const rain = (mm: number) =>
  ({ precipitationType: 'RAIN', precipitationAmount: mm, precipitationProbability: 90 }) as const
const morningRange = 9

describe('outer garments are worn up to a limit of the day’s high', () => {
  test.each([
    ['검정 롱패딩', '베이지 울 코트', 8],
    ['검정 숏패딩', '베이지 트렌치코트', 12],
    ['베이지 울 코트', '베이지 트렌치코트', 15],
    ['검정 패딩조끼', '네이비 가디건', 17],
  ])('%s gives way to %s above a high of %i °C', (outer, other, limit) => {
    const on = (high: number, outers: string) =>
      dress({ ...base, OUTER: outers }, dayWith(hours(high - morningRange, high)))
    expect(on(limit + 1, `${outer}|${other}`)).not.toContain(outer)
    expect(on(limit - 1, outer)).toContain(outer)
  })

  test.each([
    ['WORK', '검정 롱패딩', '베이지 울 코트', 8],
    ['TRAVEL', '검정 롱패딩', '베이지 울 코트', 8],
    ['WORK', '검정 경량패딩', '네이비 가디건', 17],
    ['TRAVEL', '검정 경량패딩', '네이비 가디건', 17],
  ] as const)('for %s, %s gives way to %s above a high of %i °C', (occasion, outer, other, limit) => {
    const on = dayWith(hours(limit + 1 - morningRange, limit + 1), { occasion })
    expect(dress({ ...base, OUTER: `${outer}|${other}` }, on)).not.toContain(outer)
  })
})

describe('rain and snow call for an umbrella and for shoes and clothes that bear them', () => {
  test.each([
    [39, 0, false],
    [40, 0, true],
    [0, 0.05, false],
    [0, 0.1, true],
  ])('an umbrella is taken at a rain chance of %i %% and an amount of %f mm: %s', (probability, amount, carried) => {
    const slots = hours(12, 18, { precipitationProbability: probability, precipitationAmount: amount })
    expect(dress(base, dayWith(slots)).includes('장우산')).toBe(carried)
  })

  test.each([
    [59, false],
    [60, true],
  ])('a day counts as rainy from a chance of 60 %%, at %i %%: %s', (probability, said) => {
    expect(dayWith(hours(12, 18, { precipitationProbability: probability })).rain.said).toBe(said)
  })

  test('rain at night while nobody is out needs no umbrella', () => {
    const night = hours(12, 18).map((slot, hour) => (hour < 5 ? { ...slot, ...rain(5) } : slot))
    expect(dress(base, dayWith(night))).not.toContain('장우산')
  })

  const [anHour, sixHours] = [[14], [10, 11, 12, 13, 14, 15]]
  test.each([
    [2.9, anHour, '캔버스화'],
    [3, anHour, '레인부츠'],
    [0.4, sixHours, '캔버스화'],
    [0.5, sixHours, '레인부츠'],
  ])('rain boots are worn from 3 mm of rain in all: %f mm in each of the hours %j, %s', (mm, wet, shoes) => {
    const slots = hours(12, 18).map((slot, hour) => (wet.includes(hour) ? { ...slot, ...rain(mm) } : slot))
    expect(dress({ ...base, SHOES: '캔버스화|레인부츠' }, dayWith(slots))).toContain(shoes)
  })

  test('in rain, a suede jacket is not worn if the closet has a waterproof one', () => {
    const outers = '스웨이드 자켓|고어텍스 방수 자켓'
    expect(dress({ ...base, OUTER: outers }, dayWith(hours(8, 13, rain(2))))).not.toContain('스웨이드 자켓')
  })

  test('in rain at 28°, a raincoat is not worn', () => {
    const warm = dayWith(hours(24, 28, { ...rain(2), windSpeed: 3 }))
    expect(dress({ ...base, OUTER: '노란 우비' }, warm)).not.toContain('노란 우비')
  })

  test('in hours of rain, nylon trousers are chosen over jeans', () => {
    const trousers = { ...base, BOTTOM: '중청 청바지|검정 나일론 팬츠' }
    expect(dress(trousers, dayWith(hours(14, 20)))).toContain('중청 청바지')
    expect(dress(trousers, dayWith(hours(14, 20, rain(2))))).toContain('검정 나일론 팬츠')
  })

  test('in snow, winter boots are chosen over loafers', () => {
    const snow = { precipitationType: 'SNOW', precipitationAmount: 1, precipitationProbability: 90 } as const
    expect(dress({ ...base, SHOES: '검정 로퍼|방한 부츠' }, dayWith(hours(-2, 1, snow)))).toContain('방한 부츠')
  })
})

describe('in wind of 9 m/s, skirts and umbrellas are avoided', () => {
  test('in wind of 9 m/s, jeans are chosen over a mini skirt', () => {
    const on = dayWith(hours(20, 25, { windSpeed: 9 }), { occasion: 'DATE' })
    expect(dress({ ...base, TOP: '흰 블라우스', BOTTOM: '미니스커트|청바지' }, on)).not.toContain('미니스커트')
  })

  const shell = { ...base, OUTER: '고어텍스 방수 자켓' }
  test.each([
    [8.9, true],
    [9, false],
  ])('from wind of 9 m/s, a waterproof jacket replaces the umbrella: %f m/s', (windSpeed, umbrella) => {
    const worn = dress(shell, dayWith(hours(12, 17, { ...rain(1), windSpeed })))
    expect([worn.includes('고어텍스 방수 자켓'), worn.includes('장우산')]).toEqual([true, umbrella])
  })
})

describe('in the cold, skirts are worn with stockings and shorts are not worn', () => {
  const skirt: Names = { ...base, BOTTOM: '미디스커트', SHOES: '앵클부츠|플랫슈즈', OUTER: '롱패딩|베이지 트렌치코트' }

  test.each([
    [11.9, true],
    [12, false],
  ])('stockings are worn with a skirt below 12 °C: a day of %f °C', (t, stockings) => {
    const worn = dress({ ...skirt, SOCKS: '살색 스타킹|검정 양말' }, dayWith(hours(t, t)))
    expect(worn.includes('살색 스타킹')).toBe(stockings)
  })

  test.each([
    [4.9, '기모 스타킹'],
    [5, '검정 스타킹'],
  ])('lined stockings are worn with a skirt below 5 °C, thinner ones above: a day of %f °C', (t, worn) => {
    expect(dress({ ...skirt, SOCKS: '검정 스타킹|기모 스타킹' }, dayWith(hours(t, t)))).toContain(worn)
  })

  test('at a mean below 12 °C, shorts are worn for running but not otherwise', () => {
    const legs = { ...base, BOTTOM: '반바지|청바지' }
    expect(dress(legs, dayWith(hours(11.9, 11.9)))).toContain('청바지')
    expect(dress({ ...legs, TOP: '흰 반팔 티셔츠' }, dayWith(hours(26, 31)))).toContain('반바지')
    const run: Names = { TOP: '러닝 반팔', BOTTOM: '러닝 쇼츠|청바지', SHOES: '러닝화' }
    const running = dayWith(hours(11, 11), { occasion: 'SPORT', answers: { sport: 'RUNNING' } })
    expect(dress(run, running)).toContain('러닝 쇼츠')
  })
})

describe('thermals, scarf and cardigan are worn when the weather demands them', () => {
  test('thermal underwear and a scarf are not worn at a high of 12 °C', () => {
    const warm = { ...base, OUTER: '베이지 울 코트', UNDERWEAR: '히트텍 상의', SCARF: '회색 머플러' }
    const worn = dress(warm, dayWith(hours(3, 12)))
    expect([worn.includes('히트텍 상의'), worn.includes('회색 머플러')]).toEqual([false, false])
  })

  test('a scarf is worn in frost', () => {
    const worn = dress({ ...base, OUTER: '롱패딩', SCARF: '회색 머플러' }, dayWith(hours(-12, -5)))
    expect(worn).toContain('회색 머플러')
  })

  test('a cardigan is worn against air conditioning in the heat, and no sentence calls it warm', () => {
    const office: Names = { TOP: '흰 반팔 티셔츠', BOTTOM: '검정 슬랙스', SHOES: '검정 로퍼', OUTER: '얇은 가디건' }
    const on = dayWith(hours(24, 31), { occasion: 'WORK', sensitivity: 1 })
    const outfit = recommend(factsOf(office), on, { seed: 'test' })
    expect(outfit.items.map(({ name }) => name)).toContain('얇은 가디건')
    expect(explain(outfit, on).sentences.some(({ headline, reason }) => /따뜻/.test(`${headline}${reason}`))).toBe(
      false,
    )
  })
})
