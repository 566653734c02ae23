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
] as const)('a piece of the type %s named %s is read as the kind %s', (type, name, kind) => {
  expect(read(type, name).kind).toBe(kind)
})

test.each([
  ['골프장갑 풋조이 왼손 24호', 'ACCESSORY', 'golfGlove'],
  ['귀마개', 'HAT', 'earmuffs'],
  ['등산스틱', 'ETC', 'sportGear'],
  ['핫팩', 'ETC', 'handWarmer'],
] as const)('%s of the type ETC is worn in the slot %s', (name, slot, kind) => {
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
  ['SHOES', '슬리퍼 집 앞에서 신는', null],
  ['SHOES', '집앞에서만 신는 크록스', null],
  ['SHOES', '슬리퍼 집 안에서만 신는', 'home'],
  ['SHOES', '등산화 집 신발장에 둠', 'home'],
  ['SHOES', '슬리퍼 교내용', null],
  ['SHOES', '실내화 교내 전용', null],
  ['TOP', '회사 앞에서 산 니트', null],
  ['OUTER', '코트 (회사)', null],
  ['SHOES', '털신 (마당)', 'home'],
] as const)('%s %s is read as a piece kept at the place %s (null: none)', (type, name, place) => {
  expect(read(type, name).keptAt).toBe(place)
})

test.each([
  ['TOP', '꽈배기 니트 (애가 올 뜯음)', 'lastResort'],
  ['TOP', '올 블랙 니트', 'fine'],
  ['TOP', '밭에서 입는 긴팔', 'lastResort'],
  ['SHOES', '농사용 단화 진흙묻은거', 'lastResort'],
  ['SHOES', '단화 진흙묻은거', 'unworn'],
  ['BOTTOM', '면반바지 베이지 물감튐', 'unworn'],
  ['TOP', '들일용 긴팔', 'lastResort'],
  ['TOP', '떨어져도 되는 맨투맨', 'lastResort'],
  ['SHOES', '물감신발 반스', 'lastResort'],
  ['TOP', '시약 튄 맨투맨', 'unworn'],
  ['BOTTOM', '축사일 바지', 'lastResort'],
  ['SHOES', '길들일 가죽구두', 'fine'],
  ['OUTER', '결혼식 축사용 정장 자켓', 'fine'],
] as const)('%s %s is read with the condition %s', (type, name, condition) => {
  expect(read(type, name).condition).toBe(condition)
})

test.each([
  ['ACCESSORY', '코팅장갑 빨간거', 'workwear'],
  ['BOTTOM', '꽃무늬 몸빼', 'workwear'],
  ['ACCESSORY', '정강이 보호대', 'soccer'],
  ['BAG', '성경가방 검정', 'onePurpose'],
  ['BAG', '백팩 노트북', 'laptop'],
  ['ACCESSORY', '핑거리스 장갑', 'fingerless'],
  ['TOP', '조리복 상의', 'indoorWork'],
  ['SHOES', '조리화', 'indoorWork'],
  ['BOTTOM', '간호복바지', 'indoorWork'],
  ['TOP', '회사 유니폼 블라우스', 'indoorWork'],
  ['SHOES', '안전장화', 'rubber'],
  ['SHOES', '방수 안전 장화', 'rubber'],
  ['SHOES', '구두 눈길용', 'forSnow'],
  ['SHOES', '운동화 비맞아도되는', 'repellent'],
  ['BOTTOM', '들일할때 입는 바지', 'workwear'],
] as const)('the name of the %s %s is read with the meaning %s', (type, name, word) => {
  expect([...read(type, name).says]).toContain(word)
})

test.each([
  ['BOTTOM', '차가운 냉감 작업바지', 'indoorWork'],
  ['BOTTOM', '작업복 가운데 지퍼', 'indoorWork'],
  ['OUTER', '작업복 잠바 카페라떼색', 'indoorWork'],
  ['TOP', '작업복 (회사 로고)', 'indoorWork'],
  ['SHOES', '안전화', 'rubber'],
  ['SHOES', '눈길 끄는 빨강 구두', 'forSnow'],
  ['SHOES', '운동화 비맞아도되는', 'waterproof'],
  ['SHOES', '운동화 비맞아도되는', 'forRain'],
  ['ACCESSORY', '일반 장갑', 'fingerless'],
  ['ACCESSORY', '일반장갑', 'fingerless'],
  ['SHOES', '길들일 가죽구두', 'workwear'],
  ['OUTER', '결혼식 축사용 정장 자켓', 'workwear'],
  ['TOP', '여름쿨라이트 핑크 니트', 'cool'],
  ['TOP', '여름쿨라이트 핑크 니트', 'summer'],
] as const)('the name of the %s %s is not read with the meaning %s', (type, name, word) => {
  expect([...read(type, name).says]).not.toContain(word)
})

test.each([
  ['울트라 코트', 'springCoat'],
  ['서울 코트', 'springCoat'],
  ['소울 코트', 'springCoat'],
  ['크리스털 코트', 'springCoat'],
  ['울코트', 'woolCoat'],
  ['서울 울코트', 'woolCoat'],
] as const)('a coat named %s with the season attribute 봄·가을 is read as the kind %s', (name, kind) => {
  const attributes = [{ definitionName: '계절', value: '봄·가을' }]
  expect(readFacts({ id: name, name, type: 'OUTER', attributes }).kind).toBe(kind)
})
