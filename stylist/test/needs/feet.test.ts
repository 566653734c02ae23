import { describe, expect, test } from 'vitest'
import type { Plan } from '../../src/day/day.ts'
import { recommend } from '../../src/choosing/recommend.ts'
import { dress, factsOf, type Names } from '../support/dress.ts'
import { day, formal, piece, seasonal, sport, unmet } from './support.ts'

const neat: Partial<Plan> = { occasion: 'WORK', answers: { work: 'NEAT' } }

/** The one of these socks that is worn, or null. */
function socksOf(names: Names, low: number, plan: Partial<Plan> = {}, high = low + 6): string | null {
  const owned = names.SOCKS?.split('|') ?? []
  return dress(names, day({ low, high }, plan)).find((name) => owned.includes(name)) ?? null
}

const jeans = { TOP: '흰색 반팔티', BOTTOM: '청바지' }
const slacks = { TOP: '흰색 블라우스', BOTTOM: '베이지 슬랙스' }

describe('socks end above the shoe', () => {
  test.each([
    ['고어텍스 등산화', '발목양말|면 중목양말', '면 중목양말'],
    ['검정 장화', '덧신|면 중목양말', '면 중목양말'],
    ['닥터마틴 1460 8홀', '스포츠 발목양말|면 중목양말', '면 중목양말'],
    ['안전화', '발목양말|두툼 작업양말', '두툼 작업양말'],
    ['검정 장화', '발목양말', '발목양말'],
  ])('with %s, of the socks %s the ones worn are %s', (SHOES, SOCKS, worn) => {
    const plan: Partial<Plan> = SHOES === '안전화' ? { occasion: 'WORK', answers: { work: 'SITE' } } : {}
    expect(socksOf({ ...jeans, SHOES, SOCKS }, 10, plan)).toBe(worn)
  })

  test.each([
    [-2, '등산양말 울'],
    [9, '면 중목양말'],
  ])('with hiking boots at %d° the socks worn are %s', (low, worn) => {
    expect(socksOf({ ...jeans, SHOES: '등산화', SOCKS: '등산양말 울|면 중목양말' }, low)).toBe(worn)
  })

  test('the height of a sports sock is read from its name', () => {
    expect(piece('SOCKS', '스포츠양말 발목 흰색').marks).toContain('lowCut')
    expect(piece('SOCKS', '러닝용 덧신').marks).toContain('hidden')
    expect(piece('SOCKS', '스포츠양말 흰색').marks).not.toContain('lowCut')
    expect(piece('SOCKS', '발목긴양말').marks).not.toContain('lowCut')
  })
})

describe('low shoes show every sock', () => {
  const flats = { ...slacks, SHOES: '베이지 플랫슈즈' }
  test.each([
    ['골지 중목양말 검정', null],
    ['골지 중목양말 검정|페이크삭스', '페이크삭스'],
    ['골지 중목양말 검정|살색 스타킹', null],
  ])('with flats in the heat, of the socks %s the ones worn are %s (null: none)', (SOCKS, worn) => {
    expect(socksOf({ ...flats, SOCKS }, 26, neat, 33)).toBe(worn)
  })

  test('with flats nude stockings are worn at 14°, and dark socks not at 14° but at 3°', () => {
    const SOCKS = '골지 중목양말 검정|살색 스타킹'
    expect(socksOf({ ...flats, SOCKS }, 14, neat)).toBe('살색 스타킹')
    expect(socksOf({ ...flats, SOCKS: '골지 중목양말 검정' }, 14, neat)).toBeNull()
    expect(socksOf({ ...flats, SOCKS: '골지 중목양말 검정' }, 3, neat, 8)).toBe('골지 중목양말 검정')
  })

  test.each([
    [11, '레이스 양말'],
    [18, null],
  ])('with Mary Janes at %d° the socks worn are %s (null: none)', (low, worn) => {
    const closet = { ...jeans, SHOES: '메리제인 플랫', SOCKS: '레이스 양말|검정 중목양말' }
    expect(socksOf(closet, low, { occasion: 'SCHOOL' })).toBe(worn)
  })

  test('no socks are worn in water shoes', () => {
    const plan: Partial<Plan> = { occasion: 'TRAVEL', plans: ['WET'] }
    const closet = { TOP: '래쉬가드', BOTTOM: '보드숏', SOCKS: '스포츠 양말' }
    expect(socksOf({ ...closet, SHOES: '아쿠아슈즈' }, 26, plan, 33)).toBeNull()
    expect(socksOf({ ...closet, SHOES: '흰색 운동화' }, 26, plan, 33)).toBe('스포츠 양말')
  })
})

describe('the socks that are worn match the kind of shoe', () => {
  test('dress socks are worn with loafers, and plain sports-brand socks with sneakers', () => {
    const SOCKS = '정장양말 검정|나이키 크루삭스 흰색'
    const date: Partial<Plan> = { occasion: 'DATE' }
    expect(socksOf({ ...jeans, SHOES: '뉴발란스 530', SOCKS }, 16, date)).toBe('나이키 크루삭스 흰색')
    expect(socksOf({ ...jeans, SHOES: '검정 로퍼', SOCKS }, 16, date)).toBe('정장양말 검정')
  })

  test('nude stockings are not worn in sneakers', () => {
    const closet = { TOP: '니트', BOTTOM: '플리츠 롱스커트', SOCKS: '살색 스타킹|발목양말' }
    const at: Partial<Plan> = { occasion: 'DATE' }
    expect(socksOf({ ...closet, SHOES: '흰색 운동화' }, 7, at)).toBe('발목양말')
    expect(socksOf({ ...closet, SHOES: '검정 로퍼' }, 7, at)).toBe('살색 스타킹')
  })

  test('tights are worn in sneakers under a short skirt at 4°, and socks at 16°', () => {
    const closet = { TOP: '니트', BOTTOM: '미니스커트', SHOES: '컨버스', SOCKS: '검정 스타킹|흰색 양말' }
    expect(socksOf(closet, 4)).toBe('검정 스타킹')
    expect(socksOf(closet, 16)).toBe('흰색 양말')
  })

  test.each([
    [5, '골지 울양말'],
    [16, '린넨양말'],
    [24, '린넨양말'],
  ])('with sneakers at %d° the socks worn are %s', (low, worn) => {
    expect(socksOf({ ...jeans, SHOES: '흰색 운동화', SOCKS: '린넨양말|골지 울양말' }, low)).toBe(worn)
  })
})

describe('the socks that are worn suit a funeral, interview or wedding', () => {
  const suit = { TOP: '흰색 블라우스', OUTER: '검정 정장자켓', SHOES: '검정 단화 구두' }

  test('at a funeral black socks are worn, the highest ones first', () => {
    const trousers = { ...suit, BOTTOM: '검정 정장바지' }
    const mourning = formal('FUNERAL')
    expect(socksOf({ ...trousers, SOCKS: '검정 발목양말|검정 중목양말' }, 8, mourning)).toBe('검정 중목양말')
    expect(socksOf({ ...trousers, SOCKS: '검정 발목양말|살색 스타킹' }, 8, mourning)).toBe('검정 발목양말')
    expect(socksOf({ ...trousers, SOCKS: '검정 발목양말|검정 스타킹 (경조사)' }, 8, mourning)).toBe(
      '검정 스타킹 (경조사)',
    )
    expect(socksOf({ ...trousers, SHOES: '검정 플랫', SOCKS: '검정 발목양말' }, -4, mourning)).toBe('검정 발목양말')
  })

  test('stockings are worn with a skirt at an interview in the heat, but not at a wedding', () => {
    const skirt = { ...suit, BOTTOM: '검정 정장치마', SHOES: '검정 펌프스', SOCKS: '커피색 스타킹' }
    expect(socksOf(skirt, 24, formal('INTERVIEW'), 28)).toBe('커피색 스타킹')
    expect(socksOf(skirt, 24, formal('WEDDING'), 28)).toBeNull()
  })

  test('knee-high stockings are worn with trousers, not with a skirt', () => {
    expect(piece('SOCKS', '살색 판타롱').says).toContain('kneeHigh')
    const SOCKS = '커피색 판타롱 스타킹'
    expect(socksOf({ ...suit, BOTTOM: '검정 정장치마', SOCKS }, 12, formal('WEDDING'))).toBeNull()
    expect(socksOf({ ...suit, BOTTOM: '검정 정장바지', SOCKS }, 12, formal('WEDDING'))).toBe(SOCKS)
  })
})

describe('shoes made for one purpose are worn for that purpose', () => {
  test.each([
    ['닥터마틴 1461', 0.45],
    ['청키더비', 0.45],
    ['검정 더비슈즈', 0],
    ['슬링백 5cm', 0],
  ])('at a ceremony %s counts as too chunky by %d, and at an office by nothing', (name, expected) => {
    expect(unmet('streetShoes', piece('SHOES', name), day({ low: 12 }, formal('WEDDING')))).toBe(expected)
    expect(unmet('streetShoes', piece('SHOES', name), day({ low: 12 }, neat))).toBe(0)
  })

  test.each([
    ['an event', { occasion: 'FORMAL' }],
    ['a wedding', formal('WEDDING')],
    ['an office', { occasion: 'WORK' }],
    ['an office of suits', { occasion: 'WORK', answers: { work: 'SUIT' } }],
  ] as const)('for %s, sneakers are less wrong than boots of fur, through five outfits', (_, plan: Partial<Plan>) => {
    const closet = factsOf({
      OUTER: '카멜 울 코트|검정 숏패딩',
      TOP: '흰색 셔츠|크림 니트',
      BOTTOM: '검정 슬랙스|연청 청바지',
      SHOES: '흰색 운동화|어그 부츠|검정 털신',
      SOCKS: '검정 양말',
    })
    const shown: string[] = []
    for (let roll = 0; roll < 5; roll++) {
      const { items, key } = recommend(closet, day({ low: 0, high: 8 }, plan), { seed: `${roll}`, shown })
      shown.push(key)
      expect(items.find(({ type }) => type === 'SHOES')?.name).toBe('흰색 운동화')
    }
  })

  test('at 12° below zero, warm feet come before the looks of an office', () => {
    const closet = { TOP: '크림 니트', BOTTOM: '검정 슬랙스', OUTER: '검정 롱패딩', SHOES: '흰색 운동화|어그 부츠' }
    expect(dress(closet, day({ low: -14, high: -5, wind: 3 }, { occasion: 'WORK' }))).toContain('어그 부츠')
  })

  test.each([
    ['컨버스 척70', 0.7],
    ['독일군 스니커즈', 0.45],
    ['뉴발란스 530', 0],
    ['러닝화', 0],
  ])('hiking in %s leaves the need for cushioned soles unmet by %d', (name, expected) => {
    expect(unmet('cushion', piece('SHOES', name), day({ low: 14 }, sport('HIKING')))).toBe(expected)
    expect(unmet('cushion', piece('SHOES', name), day({ low: 14 }))).toBeNull()
  })

  test('lifting shoes do not suit the way to the gym', () => {
    const lifting = piece('SHOES', '역도화 리복')
    expect(unmet('streetSoles', lifting, day({ low: 14 }, sport('GYM')))).toBe(0.7)
    expect(unmet('streetSoles', piece('SHOES', '크로스핏화'), day({ low: 14 }, sport('GYM')))).toBe(0)
    expect(unmet('streetSoles', lifting, day({ low: 14 }, { ...sport('GYM'), staysIn: true }))).toBeNull()
  })

  test('a sneaker in the color 팬텀 is not read as a football shoe, football shoes of that name are', () => {
    expect(piece('SHOES', '에어조던1 로우 팬텀').kind).toBe('leatherSneakers')
    expect(piece('SHOES', '나이키 팬텀 GX 축구화').kind).toBe('cleats')
    expect(piece('SHOES', '나이키 팬텀 아카데미').kind).toBe('cleats')
    const closet = { TOP: '드라이핏 반팔', BOTTOM: '농구 반바지' }
    const worn = dress({ ...closet, SHOES: '에어조던1 로우 팬텀|르브론 농구화' }, day({ low: 14 }, sport('BALL')))
    expect(worn).toContain('르브론 농구화')
  })

  test.each(['삼선 슬리퍼 독서실용', '크록스 (실험실 앞)', '크록스 (병원 안에서 신는거)', '사무실용 슬리퍼'])(
    '%s is read as indoor shoes',
    (name) => {
      expect(piece('SHOES', name).kind).toBe('indoorShoes')
    },
  )

  test('kitchen shoes are read as workwear and not worn on an ordinary day', () => {
    expect(piece('SHOES', '미끄럼방지 조리화').marks).toContain('workwear')
    expect(piece('SHOES', '크록스 클래식').kind).toBe('crocs')
    expect(dress({ ...jeans, SHOES: '조리화|삼선 슬리퍼' }, day({ low: 26, high: 33 }))).toContain('삼선 슬리퍼')
  })
})

describe('shoes kept for a weather or season are avoided at other times', () => {
  test('shoes kept for rain are avoided on a dry day, and boots kept for rain on a mild dry day', () => {
    const dry = day({ low: 10, high: 19 })
    expect(unmet('keptForWet', piece('SHOES', '더비슈즈 (비올때)'), dry)).toBe(0.45)
    expect(unmet('keptForWet', piece('SHOES', '첼시부츠 (비올때)'), dry)).toBe(0.45)
    expect(unmet('keptForWet', piece('SHOES', '첼시부츠 (비올때)'), day({ low: 5, high: 14 }))).toBe(0)
    expect(unmet('keptForWet', piece('SHOES', '방수 더비슈즈'), dry)).toBe(0)
    expect(unmet('keptForWet', piece('SHOES', '더비슈즈 (비올때)'), day({ low: 10, mm: 2 }))).toBeNull()
  })

  test.each([
    [['겨울'], '2026-04-21', 0.7],
    [['가을', '겨울'], '2026-04-21', 0],
    [['겨울'], '2026-01-21', 0],
  ])('boots of the seasons %j on %s are out of season by %d', (seasons, date, expected) => {
    const boots = seasonal('SHOES', '탠디 앵클부츠', ...seasons)
    expect(unmet('season', boots, day({ low: 9, high: 15 }, { date }))).toBe(expected)
  })
})

describe('a dinner in great heat allows clean sneakers', () => {
  const dinner = (low: number, high: number) => day({ low, high }, { occasion: 'DATE', plans: ['SPECIAL'] })
  test('clean sneakers suit a dinner in great heat, running shoes and shorts do not', () => {
    expect(unmet('special', piece('SHOES', '뉴발란스 993'), dinner(26, 33))).toBe(0)
    expect(unmet('special', piece('SHOES', '뉴발란스 993'), dinner(20, 28))).toBe(0.45)
    expect(unmet('special', piece('SHOES', '러닝화'), dinner(26, 33))).toBe(0.7)
    expect(unmet('special', piece('BOTTOM', '치노 반바지'), dinner(26, 33))).toBe(0.45)
    expect(unmet('special', piece('BOTTOM', '치노 미니스커트'), dinner(26, 33))).toBe(0)
  })
})

describe('dress socks are worn for sport rather than none, but not with shorts', () => {
  const kit = { TOP: '운동 티셔츠', BOTTOM: '트레이닝 바지', SHOES: '러닝화' }
  const socks = '검정 정장양말'
  const runs = day({ low: 8, high: 14 }, { occasion: 'SPORT', answers: { sport: 'RUNNING' } })

  test('dress socks are worn for running rather than none', () => {
    expect(dress({ ...kit, SOCKS: socks }, runs)).toContain(socks)
  })

  test('dress socks are not worn with sneakers and shorts on an ordinary day', () => {
    const outing = { TOP: '반팔티', BOTTOM: '반바지', SHOES: '운동화', SOCKS: socks }
    expect(dress(outing, day({ low: 22, high: 30 }))).not.toContain(socks)
  })
})

test('thick sports socks are not worn in leather dress shoes', () => {
  const SOCKS = '요넥스 두꺼운 양말|검정 정장양말'
  const evening = { TOP: '남색 니트', BOTTOM: '검정 슬랙스', SHOES: '검정 더비 구두', SOCKS }
  expect(socksOf(evening, 0, { occasion: 'DATE' })).toBe('검정 정장양말')
})

test('a user who feels the cold wears tights with sneakers under a skirt at 11°', () => {
  const closet = { TOP: '회색 니트', BOTTOM: '플리츠 롱스커트', SHOES: '흰 스니커즈', SOCKS: '흰 양말|검정 스타킹' }
  expect(socksOf(closet, 11, { sensitivity: 1 }, 11)).toBe('검정 스타킹')
  expect(socksOf(closet, 11, {}, 11)).toBe('흰 양말')
})

test.each([
  ['검정 구두', '검정 긴양말', '검정 긴양말'],
  ['위빙 로퍼 여름용', '검정 정장양말|페이크삭스', '페이크삭스'],
])('with %s and trousers in the heat, of the socks %s the ones worn are %s', (SHOES, SOCKS, worn) => {
  expect(socksOf({ ...slacks, SHOES, SOCKS }, 24, { occasion: 'DATE' }, 31)).toBe(worn)
})

test('in laced dress shoes socks are worn at a ceremony in any heat', () => {
  const closet = { TOP: '흰 와이셔츠', BOTTOM: '남색 면바지', SHOES: '검정 구두', SOCKS: '검정 긴양말' }
  expect(socksOf(closet, 17, formal('WEDDING'), 29)).toBe('검정 긴양말')
})

test('black stockings are worn in boots under the trousers of a suit, and not on a date', () => {
  const closet = { ...slacks, SHOES: '앵클부츠 블랙 가죽', SOCKS: '페이크삭스|블랙 스타킹 60D' }
  expect(socksOf(closet, 4, { occasion: 'WORK', answers: { work: 'SUIT' } }, 8)).toBe('블랙 스타킹 60D')
  expect(socksOf(closet, 4, { occasion: 'DATE' }, 8)).toBeNull()
})

test('liners for flats are not worn in sneakers, thin wool and sport socks are', () => {
  const SOCKS = '덧신 (플랫용)|메리노 양말 블랙|사이클 삭스 레드'
  expect(socksOf({ ...jeans, SHOES: '살로몬 XT-6', SOCKS }, 21, neat, 25)).toBe('메리노 양말 블랙')
})

test.each([
  [-13, '등산양말 울 두꺼운거'],
  [-1, '검정 정장양말'],
])('in leather boots to the office at %d° the socks worn are %s', (low, worn) => {
  const SOCKS = '등산양말 울 두꺼운거|검정 정장양말'
  expect(socksOf({ ...slacks, SHOES: '첼시부츠 가죽', SOCKS }, low, { ...neat, sensitivity: 1 })).toBe(worn)
})

test('dark socks are not worn with shorts and pale shoes if there are white ones', () => {
  const closet = { TOP: '흰 반팔티', BOTTOM: '면 반바지', SHOES: '회색 운동화', SOCKS: '검정 양말|흰 중목양말' }
  expect(socksOf(closet, 24, {}, 30)).toBe('흰 중목양말')
})
