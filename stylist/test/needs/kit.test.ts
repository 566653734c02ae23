import { describe, expect, test } from 'vitest'
import { dress } from '../support/dress.ts'
import { day, piece, rankOf, sport, unmet } from './support.ts'

test.each([
  ['라파 반장갑', 12, 0.7],
  ['라파 반장갑', 13, 0.2],
  ['자전거장갑', 12, 0],
  ['털장갑', 12, 0.2],
  ['코팅장갑', 12, 1],
])('%s on a bicycle at %d° leaves the need for gloves unmet by %d', (name, low, wanted) => {
  const ride = day({ low, high: low, wind: 0 }, sport('CYCLING'))
  expect(unmet('handlebars', piece('ACCESSORY', name), ride)).toBe(wanted)
})

test.each([
  ['라파 반장갑', 1],
  ['니트 반장갑', 0.45],
  ['가죽장갑', 0],
])('%s in the frost in town leaves the need for warm hands unmet by %d', (name, wanted) => {
  expect(unmet('bareHands', piece('ACCESSORY', name), day({ low: -12, high: -6 }, { occasion: 'DATE' }))).toBe(wanted)
})

const player = {
  TOP: '운동 반팔티',
  BOTTOM: '운동 반바지',
  SOCKS: '스포츠 양말|축구 스타킹',
  ACCESSORY: '정강이 보호대 (신가드)',
}

test('football boots are worn with guards and football stockings, sneakers without', () => {
  const football = dress({ ...player, SHOES: '축구화' }, day({ low: 15, high: 24 }, sport('BALL')))
  expect(football).toEqual(expect.arrayContaining(['축구 스타킹', '정강이 보호대 (신가드)']))
  const other = dress({ ...player, SHOES: '운동화' }, day({ low: 15, high: 24 }, sport('BALL')))
  expect(other).toContain('스포츠 양말')
  expect(other).not.toContain('정강이 보호대 (신가드)')
})

test('a golf glove of the type ETC is worn for golf', () => {
  const closet = {
    TOP: '골프 카라티',
    BOTTOM: '골프 바지',
    SHOES: '골프화',
    ETC: '골프장갑 왼손 24호',
    BAG: '골프 보스턴백',
  }
  expect(dress(closet, day({ low: 15, high: 24 }, sport('GOLF')))).toEqual(
    expect.arrayContaining(['골프장갑 왼손 24호', '골프 보스턴백']),
  )
})

const hiker = {
  TOP: '기모 등산티',
  BOTTOM: '기모 등산바지',
  OUTER: '고어텍스 등산 자켓',
  SHOES: '등산화',
  SOCKS: '등산양말',
  ACCESSORY: '양산 겸 우산 레이스|등산스틱 두개',
}

test('hiking in snow needs poles, and no umbrella is taken with a hooded jacket', () => {
  const snow = day({ low: -3, high: 1, falling: 'SNOW', mm: 3 }, sport('HIKING'))
  expect(rankOf('poles', snow)).toBe('carried')
  expect(rankOf('poles', day({ low: 10 }, sport('HIKING')))).toBeNull()
  const worn = dress(hiker, snow)
  expect(worn).toContain('등산스틱 두개')
  expect(worn).not.toContain('양산 겸 우산 레이스')
})

describe('the zip of a training top decides whether a top is worn under it', () => {
  const gym = day({ low: 14, high: 20 }, sport('GYM'))
  const closet = { BOTTOM: '요가 레깅스', SHOES: '운동화' }

  test('a training top is worn under a zipped cover-up', () => {
    const worn = dress({ ...closet, TOP: '필라테스 커버업 집업 긴팔|필라테스 반팔' }, gym)
    expect(worn).toContain('필라테스 반팔')
  })

  test('a full-zip top is read as open, a half-zip top is not', () => {
    expect(piece('TOP', '아디다스 져지 집업').marks).toContain('open')
    expect(piece('TOP', '러닝 하프집업').marks).not.toContain('open')
  })
})

test('a round-neck thermal top is the last choice as a shirt, a turtleneck one is not', () => {
  const closet = { BOTTOM: '청바지', SHOES: '흰 스니커즈' }
  const at = day({ low: 2, high: 8 }, { occasion: 'DATE' })
  expect(dress({ ...closet, TOP: '히트텍 라운드|남색 니트' }, at)).toContain('남색 니트')
  expect(dress({ ...closet, TOP: '히트텍 라운드' }, at)).toContain('히트텍 라운드')
  expect(piece('TOP', '히트텍 극세사 터틀넥').marks).not.toContain('underTops')
})

test('a school gym top does not count as school uniform', () => {
  const school = day({ low: 10, high: 18 }, { occasion: 'SCHOOL' })
  expect(unmet('kept', piece('TOP', '교복 셔츠'), school)).toBe(0)
  expect(unmet('kept', piece('TOP', '고등학교 체육복 상의'), school)).toBe(0.7)
  expect(unmet('kept', piece('TOP', '회색 맨투맨'), school)).toBe(0.45)
})

test('a club shirt counts as sports kit, a fan shirt of a player does not', () => {
  const match = day({ low: 16, high: 24 }, sport('BALL'))
  expect(unmet('kept', piece('TOP', '배구단 유니폼 7번'), match)).toBe(0)
  expect(unmet('kept', piece('TOP', '커리 30 스윙맨'), match)).toBe(0.45)
})

test.each([
  ['OUTER', '사이클 질렛 바람막이 조끼', 'cyclingJacket'],
  ['BOTTOM', '러닝 하프타이츠', 'sportShorts'],
  ['TOP', '춤연습 반팔', 'sportTee'],
] as const)('%s %s is read as the kind %s', (type, name, kind) => {
  expect(piece(type, name).kind).toBe(kind)
})

test('shoes that are kept for halls do not suit an outdoor court', () => {
  const outside = day({ low: 12 }, { ...sport('BALL'), plans: ['OUTDOORS'] })
  expect(unmet('outdoorSoles', piece('SHOES', '농구화 (체육관용)'), outside)).toBe(0.45)
  expect(unmet('outdoorSoles', piece('SHOES', '배구화 (실내)'), outside)).toBe(0.45)
  expect(unmet('outdoorSoles', piece('SHOES', '농구화 야외용'), outside)).toBe(0)
  expect(unmet('outdoorSoles', piece('SHOES', '농구화 (체육관용)'), day({ low: 12 }, sport('BALL')))).toBeNull()
})

test.each([
  ['BALL', '야구동호회 유니폼 상의 4번', 0],
  ['GYM', '클라이밍 키즈팀 단체티 반팔', 0],
  ['BALL', '전북현대 유니폼 (직관용)', 0.45],
  ['GYM', '회사 단체티', 0.45],
] as const)('for %s the shirt %s leaves the need for kept kit unmet by %d', (kind, name, wanted) => {
  expect(unmet('kept', piece('TOP', name), day({ low: 14 }, sport(kind)))).toBe(wanted)
})

test('bags for a sport go where it is played, a bag for bats with a load, too', () => {
  const bag = (name: string, of: 'GYM' | 'BALL', plans: readonly 'CARRY'[] = []) =>
    unmet('bag', piece('BAG', name), day({ low: 14 }, { ...sport(of), plans }))
  expect(bag('배드민턴 가방', 'GYM')).toBe(0)
  expect(bag('야구 더플백', 'BALL', ['CARRY'])).toBe(0)
  expect(bag('방수 백팩 (노트북)', 'BALL', ['CARRY'])).toBe(0.45)
})

test('kit that is put on at an indoor sport is carried there, if it is the only such kit', () => {
  const closet = { TOP: '긴팔티', BOTTOM: '트레이닝 바지', SHOES: '운동화', BAG: '수영가방' }
  const gym = day({ low: 8 }, sport('GYM'))
  expect(dress({ ...closet, ETC: '수영복 수경 수모' }, gym)).toContain('수영복 수경 수모')
  expect(dress({ ...closet, ETC: '유도복 상하', BAG: '백팩' }, gym)).toContain('유도복 상하')
  expect(dress({ ...closet, ETC: '수영복 수경 수모|유도복 상하' }, gym)).not.toContain('유도복 상하')
  expect(dress({ ...closet, TOP: '헬스장 반팔티', ETC: '수영복 수경' }, gym)).not.toContain('수영복 수경')
  expect(dress({ ...closet, ETC: '수영복 수경' }, day({ low: 8 }, sport('RUNNING')))).not.toContain('수영복 수경')
})
