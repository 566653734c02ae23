import { expect, test } from 'vitest'
import type { Item } from './facts.ts'
import { readFacts } from './read-facts.ts'

const read = (type: Item['type'], name: string) => readFacts({ id: name, name, type, attributes: [] })

test.each([
  ['DRESS', '하객룩 트위드 반팔 원피스', 'guestDress'],
  ['DRESS', '트위드 민소매 원피스', 'guestDress'],
  ['DRESS', '트위드 긴팔 원피스', 'tweedDress'],
  ['ACCESSORY', '라파 반장갑', 'sportGloves'],
  ['ACCESSORY', '타이틀리스트 장갑', 'golfGlove'],
  ['ACCESSORY', '나이키 장갑', 'gloves'],
  ['BAG', '장바구니 캐리어 바퀴', 'ecoBag'],
  ['BAG', '캐리어 24인치', 'suitcase'],
  ['BAG', '칼하트 미니 크로스백', 'crossbody'],
  ['BAG', '미니 크로스백', 'miniBag'],
  ['HAT', '조리모 빵모자 흰색', 'beret'],
  ['HAT', '빵모자 니트', 'beanie'],
] as const)('%s %s is a %s', (type, name, kind) => {
  expect(read(type, name).kind).toBe(kind)
})

test.each([
  ['골프장갑 풋조이 왼손 24호', 'ACCESSORY', 'golfGlove'],
  ['귀마개', 'HAT', 'earmuffs'],
  ['등산스틱', 'ETC', 'sportGear'],
  ['핫팩', 'ETC', 'handWarmer'],
] as const)('%s among the things is worn as %s', (name, slot, kind) => {
  expect(read('ETC', name)).toMatchObject({ slot, kind })
})

test.each([
  ['SHOES', '크록스 (실험실 앞)', 'work'],
  ['SHOES', '크록스 (병원 안에서 신는거)', 'work'],
  ['OUTER', '가디건 (사무실 서랍)', 'work'],
  ['SHOES', '운동화 (헬스장 락커)', 'sport'],
  ['SHOES', '간호화 흰색 (원내용)', 'work'],
  ['SHOES', '슬리퍼 사내용', 'work'],
  ['SHOES', '운동화 (집 앞)', null],
  ['TOP', '회사 앞에서 산 니트', null],
  ['OUTER', '코트 (회사)', null],
] as const)('%s %s is kept at %s', (type, name, place) => {
  expect(read(type, name).keptAt).toBe(place)
})

test.each([
  ['TOP', '꽈배기 니트 (애가 올 뜯음)', 'lastResort'],
  ['TOP', '올 블랙 니트', 'fine'],
  ['TOP', '밭에서 입는 긴팔', 'lastResort'],
  ['SHOES', '농사용 단화 진흙묻은거', 'lastResort'],
  ['SHOES', '단화 진흙묻은거', 'unworn'],
  ['BOTTOM', '면반바지 베이지 물감튐', 'unworn'],
] as const)('%s %s is %s', (type, name, condition) => {
  expect(read(type, name).condition).toBe(condition)
})

test.each([
  ['ACCESSORY', '코팅장갑 빨간거', 'workwear'],
  ['BOTTOM', '꽃무늬 몸빼', 'workwear'],
  ['ACCESSORY', '정강이 보호대', 'soccer'],
  ['BAG', '성경가방 검정', 'onePurpose'],
  ['BAG', '백팩 노트북', 'laptop'],
  ['ACCESSORY', '핑거리스 장갑', 'fingerless'],
] as const)('%s %s says %s', (type, name, word) => {
  expect([...read(type, name).says]).toContain(word)
})
