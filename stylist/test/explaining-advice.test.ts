import { type ClothesType, PutAwayPlace, type SkyStatus, type UserId } from '@otday/contract'
import { describe, expect, test } from 'vitest'
import { judge } from '../src/choosing/judge.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { sayingAway } from '../src/context/choosable.ts'
import type { Plan } from '../src/day/day.ts'
import { falseClaims } from './oracle/check.ts'
import { reasonOf } from '../src/explaining/claims.ts'
import { explain } from '../src/explaining/explain.ts'
import { speechName } from '../src/explaining/speech-name.ts'
import { type Attributes, piece } from './support/piece.ts'
import { type Course, dayIn } from './support/stated-day.ts'

type Piece = readonly [type: ClothesType, name: string, attributes?: Attributes]

/**
 * Returns the sentences about the outfit that the stylist picks from this closet, and expects all their claims to be
 * true.
 */
function saidOf(closet: readonly Piece[], course: Course, plan: Partial<Plan> = {}, sky?: SkyStatus): string {
  const facts = closet.map(([type, name, attributes]) => piece(type, name, attributes))
  const day = dayIn(course, plan, sky)
  const outfit = recommend(facts, day, { seed: 'a' })
  const { sentences } = explain(outfit, day, facts)
  expect(sentences.flatMap((sentence) => falseClaims(outfit, day, sentence, facts))).toEqual([])
  return sentences.map(reasonOf).join(' ')
}

const office: readonly Piece[] = [
  ['TOP', '스트라이프 니트'],
  ['BOTTOM', '검정 슬랙스'],
  ['SHOES', '검정 로퍼'],
  ['BAG', '검정 토트백'],
]
const coolMorning: Course = { 0: { air: 9 }, 12: { air: 18 }, 17: { air: 15 } }
const coldNight: Course = { 0: { air: 20 }, 19: { air: 11 } }

test('the advice for leaving in the cold names the morning temperature and the coat to put on', () => {
  expect(saidOf([...office, ['OUTER', '베이지 트렌치코트']], coolMorning)).toBe(
    '아침엔 9°, 낮엔 18°예요. 베이지 트렌치코트를 걸치고 나가세요.',
  )
})

test('the advice for a return at night names the evening temperature and the coat to take along', () => {
  const plan: Partial<Plan> = { occasion: 'DATE', plans: ['LATE'], hoursOut: { leave: 13, home: 22 } }
  expect(saidOf([...office, ['OUTER', '베이지 트렌치코트']], coldNight, plan)).toBe(
    '낮엔 20°인데 저녁엔 11°예요. 베이지 트렌치코트를 들고 나가서 그때 걸치세요.',
  )
})

test('the sentence on a cold hour also names its wind', () => {
  const windy: Course = { 0: { air: 20 }, 19: { air: 11, wind: 7 } }
  const plan: Partial<Plan> = { occasion: 'DATE', hoursOut: { leave: 13, home: 22 } }
  expect(saidOf([...office, ['OUTER', '베이지 트렌치코트']], windy, plan)).toContain('엔 바람 불고 11°예요')
})

test('the explanation advises to take the coat off when warm on a day of walking, not on a day indoors', () => {
  const plan: Partial<Plan> = { occasion: 'TRAVEL', plans: ['WALKING'] }
  const closet: readonly Piece[] = [...office, ['SHOES', '흰 운동화'], ['OUTER', '베이지 트렌치코트']]
  expect(saidOf(closet, { 0: { air: 9 }, 11: { air: 20 }, 18: { air: 14 } }, plan)).toContain('더워지면 벗으세요')
  expect(saidOf(closet, coolMorning)).not.toContain('벗')
})

test('the explanation names an evening layer from the closet, or says that the closet has none', () => {
  const closet: readonly Piece[] = [
    ['TOP', '하늘색 옥스포드 셔츠'],
    ['BOTTOM', '청바지'],
    ['SHOES', '흰 운동화'],
  ]
  const plan: Partial<Plan> = { occasion: 'DATE', hoursOut: { leave: 14, home: 22 } }
  const evening: Course = { 0: { air: 20 }, 18: { air: 12 } }
  expect(saidOf(closet, evening, plan)).toContain('걸칠 겉옷이 옷장에 없어요')
  expect(saidOf([...closet, ['OUTER', '데님자켓']], evening, plan)).toContain('데님자켓을 들고 나가서 그때 걸치세요')
  const worn = closet.map(([type, name]) => piece(type, name))
  const night = dayIn(evening, plan)
  const outfit = judge(worn, night, { closet: worn })
  const said = explain(outfit, night, [...worn, piece('OUTER', '데님자켓')]).sentences.map(reasonOf)
  expect(said).toContain('낮엔 20°인데 저녁엔 12°예요. 데님자켓을 챙기면 좋아요.')
})

test('the explanation does not advise to take thermal underwear along, but mentions a scarf', () => {
  const closet: readonly Piece[] = [
    ...office,
    ['OUTER', '블랙 롱패딩'],
    ['UNDERWEAR', '유니클로 히트텍 크루넥'],
    ['SCARF', '카멜 머플러'],
    ['ACCESSORY', '가죽 장갑'],
  ]
  const text = saidOf(closet, { 0: { air: -8 }, 12: { air: -4 } })
  expect(text).toContain('머플러')
  expect(text).not.toMatch(/(?:히트텍|내복|스타킹)(?:과|와|을|를)? (?:[가-힣 ]+ )?챙기세요/)
})

test('sentences call thermals 히트텍 if they are of that brand, else 내복, and leave out their color', () => {
  expect(speechName(piece('UNDERWEAR', '내복 상하 (히트텍 비슷한거 트라이)'))).toBe('내복')
  expect(speechName(piece('UNDERWEAR', '내복 상하 빨강'))).toBe('내복')
  expect(speechName(piece('UNDERWEAR', '유니클로 히트텍 크루넥'))).toBe('히트텍')
})

test.each<readonly [ClothesType, string, string]>([
  ['HAT', '털모자 자주', '자주색 털모자'],
  ['TOP', '자주 거즈 셔츠 블루', '블루 거즈 셔츠'],
  ['ACCESSORY', '양산 우산 겸용', '양산 겸용 우산'],
  ['OUTER', '코오롱 바람막이 초경량', '초경량 바람막이'],
  ['OUTER', '올리비아 하프코트 모직 검정', '검정 모직 하프코트'],
  ['SHOES', '첼시부츠 레인겸용 무광 블랙', '블랙 첼시부츠'],
  ['OUTER', '노스페이스 노벨티 눕시 롱패딩 블랙', '블랙 롱패딩'],
])('%s %s has the spoken name %s', (type, name, spoken) => {
  expect(speechName(piece(type, name))).toBe(spoken)
})

test('the explanation advises shade on a hot day outside, and not on a day in rooms', () => {
  const hot: Course = { 0: { air: 27 }, 13: { air: 34 }, 16: { air: 30 } }
  const closet: readonly Piece[] = [
    ['TOP', '흰 반팔티'],
    ['BOTTOM', '쿨 슬랙스'],
    ['SHOES', '검정 로퍼'],
    ['OUTER', '얇은 여름 가디건'],
  ]
  expect(saidOf(closet, hot, { plans: ['COOL'] })).toContain('얇은 여름 가디건은 들고 나가서 안에서만 걸치세요')
  expect(saidOf(closet, hot)).not.toMatch(/그늘|실내로/)
  expect(saidOf(closet, hot, { occasion: 'TRAVEL', plans: ['OUTDOORS'] })).toContain(
    '흰 반팔티로 가볍게 입고 그늘에서 자주 쉬세요',
  )
})

const rain: Course = { 0: { air: 17 }, 8: { air: 17, falls: 'RAIN', mm: 2 } }
const rainy: readonly Piece[] = [...office, ['ETC', '장우산'], ['SHOES', '검정 레인부츠']]

test('the explanation names the rejected shoes as left at home if they suit the season', () => {
  expect(saidOf(rainy, rain)).toContain('검정 로퍼는 두고 검정 레인부츠로 골랐어요')
  const winterAlone: readonly Piece[] = [
    ...rainy.filter(([, name]) => name !== '검정 로퍼'),
    ['SHOES', '브라운 앵클부츠', { 계절: '겨울' }],
  ]
  expect(saidOf(winterAlone, rain, { date: '2026-05-12' })).not.toContain('앵클부츠는 두고')
  const coldRain: Course = { 0: { air: 8 }, 8: { air: 8, falls: 'RAIN', mm: 2 } }
  expect(saidOf(winterAlone, coldRain, { date: '2026-01-12' })).toContain('브라운 앵클부츠는 두고 검정 레인부츠로')
})

test('the explanation does not advise an umbrella with a rain suit', () => {
  const closet: readonly Piece[] = [
    ['TOP', '작업 반팔티'],
    ['BOTTOM', '작업바지'],
    ['SHOES', '안전장화'],
    ['OUTER', '우비 상하의'],
    ['ETC', '장우산'],
  ]
  const downpour: Course = { 0: { air: 22, falls: 'RAIN', mm: 5, wind: 6 } }
  const text = saidOf(closet, downpour, { answers: { work: 'SITE' }, plans: ['OUTDOORS'] })
  expect(text).not.toContain('장우산')
  expect(text).toContain('많이 와요. 우비를 입고 나가세요')
})

test('rain during the whole working day is described as rain all day', () => {
  expect(saidOf(rainy, rain)).toBe('종일 비가 와요. 검정 로퍼는 두고 검정 레인부츠로 골랐어요. 장우산을 챙기세요.')
})

test('the sentence on heavy rain says whether it goes on after the return home', () => {
  const evening: Course = { 0: { air: 17 }, 12: { air: 17, falls: 'RAIN', mm: 5 } }
  expect(saidOf(rainy, evening)).toContain('비가 많이 오고 자정까지 이어져요')
  const ends: Course = { ...evening, 21: { air: 17 } }
  expect(saidOf(rainy, ends)).toContain('비가 많이 오고 집에 온 뒤에도 이어져요')
  const before: Course = { 0: { air: 17 }, 12: { air: 17, falls: 'RAIN', mm: 8 }, 17: { air: 17 } }
  expect(saidOf(rainy, before)).toContain('비가 많이 와요')
})

test('the explanation describes shoes whose name says they are for rain as shoes worn in rain', () => {
  const closet: readonly Piece[] = [...office, ['ETC', '장우산'], ['SHOES', '브라운 구두 비오면 신는']]
  expect(saidOf(closet, rain)).toContain('검정 로퍼는 두고 비 올 때 신는 브라운 구두로 골랐어요')
})

test('the explanation advises to wear a cardigan carried for cooled rooms indoors alone', () => {
  const closet: readonly Piece[] = [
    ['TOP', '흰 반팔티'],
    ['BOTTOM', '쿨 슬랙스'],
    ['SHOES', '검정 로퍼'],
    ['OUTER', '얇은 여름 가디건'],
  ]
  const hot: Course = { 0: { air: 22 }, 12: { air: 33 }, 17: { air: 26 } }
  const text = saidOf(closet, hot, { plans: ['COOL'] })
  expect(text).toContain('얇은 여름 가디건은 들고 나가서 안에서만 걸치세요')
  expect(text).not.toContain('가디건을 걸치')
})

test('the explanation warns that ugg boots may get wet and slip in snow', () => {
  const closet: readonly Piece[] = [
    ['TOP', '검정 터틀넥 니트'],
    ['BOTTOM', '기모 슬랙스'],
    ['OUTER', '롱패딩'],
    ['SHOES', '어그 클래식 미니'],
  ]
  const snow: Course = { 0: { air: -3 }, 9: { air: -3, falls: 'SNOW', mm: 1.5 }, 16: { air: -3 } }
  expect(saidOf(closet, snow)).toContain('어그가 젖고 미끄러울 수 있으니')
})

test('on a day of even temperature the explanation advises on the outer layer, sleeves or sunscreen', () => {
  const tee: readonly Piece[] = [
    ['TOP', '흰 반팔티'],
    ['BOTTOM', '청바지'],
    ['SHOES', '흰 운동화'],
  ]
  const plan: Partial<Plan> = { occasion: 'CASUAL' }
  expect(saidOf(tee, { 0: { air: 23 } }, plan)).toContain('겉옷 없이 나가도 돼요')
  const shirt: readonly Piece[] = [['TOP', '흰 셔츠'], ...tee.slice(1)]
  expect(saidOf(shirt, { 0: { air: 22 } }, plan)).toContain('더우면 소매를 걷으세요')
  const sun: Course = { 0: { air: 23 }, 11: { air: 27 } }
  const out: Partial<Plan> = { occasion: 'CASUAL', plans: ['OUTDOORS'] }
  expect(saidOf(tee, sun, out, 'CLEAR')).toContain('햇볕이 강하니 선크림을 바르고 나가세요')
})

test('for a wedding, the explanation reports a missing jacket for a dress without a coat, not with a coat', () => {
  const closet: readonly Piece[] = [
    ['DRESS', '블랙 카라 원피스'],
    ['OUTER', '베이지 트렌치코트'],
    ['SHOES', '검정 구두'],
  ]
  const wedding: Partial<Plan> = { occasion: 'FORMAL', answers: { formal: 'WEDDING' } }
  expect(saidOf(closet, coolMorning, wedding)).not.toContain('재킷이 옷장에 없어요')
  const bare = closet.filter(([type]) => type !== 'OUTER')
  expect(saidOf(bare, coolMorning, wedding)).toContain('결혼식에 입을 재킷이 옷장에 없어요')
})

test('the explanation advises a suit jacket for a cool way home, and no coat over it on a mild day', () => {
  const suit: readonly Piece[] = [
    ['OUTER', '네이비 정장 자켓'],
    ['TOP', '흰 와이셔츠'],
    ['BOTTOM', '네이비 정장 바지'],
    ['SHOES', '검정 구두'],
  ]
  const wedding: Partial<Plan> = { occasion: 'FORMAL', answers: { formal: 'WEDDING' } }
  const late: Partial<Plan> = { ...wedding, hoursOut: { leave: 12, home: 21 } }
  expect(saidOf(suit, { 0: { air: 19 }, 19: { air: 12 } }, late)).toContain('돌아올 땐 네이비 정장 자켓을 입으세요')
  expect(saidOf(suit, { 0: { air: 16 } }, wedding)).toContain('재킷 위에 더 걸치지 않아도 돼요')
})

test('the explanation states the same felt temperature once', () => {
  const closet: readonly Piece[] = [...office, ['OUTER', '롱패딩'], ['SCARF', '크림 머플러']]
  const text = saidOf(closet, { 0: { air: -8, wind: 6 }, 12: { air: -4, wind: 6 } })
  const degreesSaid = [...text.matchAll(/체감(?:은)? (−?\d+)°/g)].map(([, degrees]) => degrees)
  expect(degreesSaid).toHaveLength(1)
})

test('the explanation does not advise a jacket that is in the wash or packed away', () => {
  const worn = [piece('TOP', '흰 셔츠'), piece('BOTTOM', '검정 슬랙스'), piece('SHOES', '검정 로퍼')]
  const jacket = piece('OUTER', '경량 패딩')
  const cold = dayIn({ 0: { air: 6 } }, { occasion: 'CASUAL' })
  const said = (...places: readonly PutAwayPlace[]) => {
    const outfit = judge(worn, cold, { closet: worn })
    const closet = {
      ownerId: '' as UserId,
      facts: [...worn, jacket],
      away: places.map((place) => ({ clothesId: jacket.id, place })),
      reserved: [],
      skipped: [],
    }
    return explain(outfit, cold, sayingAway(closet)).sentences.map(reasonOf).join(' ')
  }
  expect(said()).toContain('패딩')
  for (const place of PutAwayPlace.options) expect(said(place)).not.toContain('패딩')
})

describe('the least evil of what is owned says so, in the words of a hint', () => {
  const formal: Partial<Plan> = { occasion: 'FORMAL' }
  const suited: readonly Piece[] = [
    ['OUTER', '카멜 울 코트'],
    ['TOP', '흰색 셔츠'],
    ['BOTTOM', '검정 슬랙스'],
    ['SOCKS', '검정 양말'],
  ]
  const odd = '격식 있는 자리에는 흰색 운동화가 조금 어색해요'

  test('sneakers at a formal event are named where no better shoes are owned', () => {
    const said = saidOf([...suited, ['SHOES', '흰색 운동화'], ['SHOES', '어그 부츠']], coolMorning, formal)
    expect(said).toContain(`${odd}. 더 어울리는 신발이 옷장에 없어요.`)
    expect(saidOf([...suited, ['SHOES', '검정 로퍼']], coolMorning, formal)).not.toContain('어색')
    expect(saidOf([...suited, ['SHOES', '흰색 운동화']], coolMorning, { occasion: 'CASUAL' })).not.toContain('어색')
  })

  test('better shoes that are in the wash are no missing ones', () => {
    const facts = [...suited, ['SHOES', '흰색 운동화'] as const].map(([type, name]) => piece(type, name))
    const loafers = { ...piece('SHOES', '검정 로퍼'), keptAt: 'away' as const }
    const day = dayIn(coolMorning, formal)
    const outfit = recommend(facts, day, { seed: 'a' })
    const { sentences } = explain(outfit, day, [...facts, loafers])
    expect(sentences.flatMap((sentence) => falseClaims(outfit, day, sentence, [...facts, loafers]))).toEqual([])
    expect(sentences.map(reasonOf)).toContain(`${odd}. 더 어울리는 신발은 세탁하거나 보관하는 중이에요.`)
  })

  test('it takes the place of nothing that is said about the weather', () => {
    const closet: readonly Piece[] = [...suited, ['SHOES', '흰색 운동화'], ['ETC', '장우산']]
    const without = saidOf(closet, rain, { occasion: 'CASUAL' })
    const said = saidOf(closet, rain, formal)
    expect(said.indexOf(odd)).toBeGreaterThan(said.indexOf('비'))
    expect(without).toContain('비')
  })

  test('nobody is reproached with what work they are only guessed to do', () => {
    const jeans: readonly Piece[] = [
      ['TOP', '후드티'],
      ['BOTTOM', '청바지'],
      ['SHOES', '흰색 운동화'],
    ]
    expect(saidOf(jeans, coolMorning, { occasion: 'WORK' })).not.toContain('어색')
  })

  test('both the missing jacket and the sneakers are named for an interview', () => {
    const plan: Partial<Plan> = { ...formal, answers: { formal: 'INTERVIEW' } }
    const said = saidOf([...suited.slice(1), ['SHOES', '흰색 운동화']], coolMorning, plan)
    expect(said).toContain('면접에 입을 재킷이 옷장에 없어요')
    expect(said).toContain(odd)
  })
})
