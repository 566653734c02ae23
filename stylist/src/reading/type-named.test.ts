import { expect, test } from 'vitest'
import { colorsNamed, typeNamed } from './type-named.ts'

test.each([
  [
    'TOP',
    '오버핏 반팔 티셔츠|반 팔 티|스웨트셔츠|데님 셔츠|케이블 니트|나시티|하프집업|니트 조끼|T-로고 티|단체티|Crew Neck T-Shirt|폴로 옥스포드 하늘색|상의|반팔 상의|하계작업복 상의 반팔',
  ],
  [
    'BOTTOM',
    '니트스커트|니트 스커트|와이드 데님 팬츠|청바지|투턱 슬랙스|조거팬츠|Slim Fit Jeans in Blue|기모 레깅스|멜빵바지|하의|검정 바지|pants|나이키 러닝쇼츠|leggings|나일론 이지 쇼츠 6인치',
  ],
  [
    'DRESS',
    '셔츠 원피스|니트원피스|슬립원피스|satin midi slip dress in burgundy|점프수트|점퍼스커트|원피스|꽃무늬 원피스|검정 원피스 7부|dress|black dress|플로럴 드레스|원피스 카키 벨트있음',
  ],
  [
    'OUTER',
    '후드집업|니트 가디건|패딩조끼|셔츠자켓|울 하프 코트|숏패딩|트렌치코트|Down Jacket with Hood|바람막이|플리스 집업|아우터|패딩 모자 달림',
  ],
  ['UNDERWEAR', '히트텍|내복바지|무봉제 브라|남성 드로즈|속옷|히트텍 크루넥 긴팔'],
  ['SHOES', '페니 로퍼|첼시 부츠|러닝화|레인부츠|양털부츠|신발|흰 신발|나이키 에어포스 1|Running Shoes|삭스슈즈'],
  [
    'SOCKS',
    '검정 타이즈|기모 타이즈|발레 타이즈|축구 스타킹|수면양말|니삭스 2족|페이크삭스|wool socks|스포츠양말 3P|기모스타킹 검정',
  ],
  ['HAT', '볼캡|버킷햇|털모자|모자|니트 모자|Merino Rib Beanie'],
  ['BAG', '숄더 백|레더 숄더백|백팩|Everyday Canvas Tote Bag|가방|니트 가방|마르지엘라 5AC 미니'],
  ['SCARF', '체크 울 머플러|실크 스카프'],
  ['ACCESSORY', '가죽 벨트|스마트폰 장갑|실버 목걸이|넥타이|액세서리'],
] as const)('the type %s is read from the names %s', (type, names) => {
  const wrong = names.split('|').filter((name) => typeNamed(name) !== type)
  expect(wrong).toEqual([])
})

/** Expects the types under which Korean shops sort what people call their clothes. */
test.each([
  [
    'OUTER',
    '플리스|후리스|검정 플리스|플리스 네이비|플리스 자켓|후리스 집업|유니클로 플리스 풀집|폴라플리스|데날리|fleece|뽀글이|뽀글이 집업|양털 집업|양털집업|양털 자켓|바람막이|윈드브레이커|경량패딩|패딩조끼|플리스 조끼|퀼팅 조끼|가디건|숏패딩|롱패딩|무스탕|라이더|블루종|항공점퍼|야상|트렌치|코치자켓|집업|후드집업|기모 후드 집업|트레이닝 집업|져지 집업|트랙 자켓|트랙탑|등산집업|볼레로|케이프|망토|판초|우비|우의|사파리',
  ],
  [
    'TOP',
    '플리스 티|플리스 맨투맨|플리스 상의|플리스 반집업|뽀글이 반집업|플리스 후드티|반집업|넥집업|니트 베스트|뷔스티에|니트 뷔스티에|래시가드|케이프 블라우스',
  ],
  ['BOTTOM', '레깅스|조거|치마바지|플리스 바지|우비 바지|래시가드 바지|러닝용 타이즈|축구 타이즈|등산 타이츠'],
  ['DRESS', '뷔스티에 원피스'],
  ['SHOES', '크록스|쪼리|양털 부츠'],
  ['HAT', '비니|버킷햇|사파리 모자'],
  ['BAG', '에코백|크로스백|백팩|힙색'],
  ['SCARF', '숄|플리스 목도리'],
] as const)('the type %s, as Korean shops sort it, is read from the names %s', (type, names) => {
  const wrong = names.split('|').filter((name) => typeNamed(name) !== type)
  expect(wrong).toEqual([])
})

test.each([
  '',
  '아이폰 케이스',
  '베이커리 뷰티 파티',
  '990',
  '[무료배송]',
  '커뮤니티',
  '베스트',
  '상하의 세트',
  '백화점',
])('no type is read from the name %j', (name) => {
  expect(typeNamed(name)).toBeNull()
})

test.each([
  ['흰티', '#f7f7f5'],
  ['흰셔츠', '#f7f7f5'],
  ['검정티', '#1b1b1d'],
  ['폴로 옥스포드 하늘색', '#a9c4e4'],
])('from the name %s the color %s is read', (name, hex) => {
  expect([...colorsNamed(name)]).toEqual([hex])
})
