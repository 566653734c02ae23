import { type Meaning, weights } from './meaning.data.ts'

/** Words for outings and trips. */
export const outdoors: readonly Meaning[] = [
  {
    words:
      '계곡 분수대 분수놀이 분수광장 게곡 물놀이 갯벌 개펄 조개캐 조개잡 워터파크 캐리비안 캐비 오션월드 워터밤 흠뻑쇼 물총 물총축제 물축제 머드축제 해수욕 해변 바닷가 바다 바다수영 풀파티 래쉬가드 모래사장 백사장 눈썰매 썰매 눈싸움 눈사람 눈놀이 눈밭 눈꽃축제 눈축제 빙어낚시 얼음낚시 빙어축제 산천어축제 송어축제 얼음썰매',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WET', 'OUTDOORS'],
    marks: ['whole'],
  },
  { words: '수영장 야외수영장 호텔수영장 인피니티풀 실내워터파크 아쿠아필드', occasion: 'CASUAL', plans: ['WET'] },
  {
    words:
      '바다보러 바다보고 바다보기 바다구경 바다뷰 바다드라이브 겨울바다 밤바다 바다카페 오션뷰 바닷가카페 해변카페 바다뷰카페 계곡뷰 물멍',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS'],
  },
  {
    words:
      '텃밭 텃받 주말농장 농장 농사 밭일 밭에 밭매 밭갈 논일 논에 모내기 모종 고추따 고추심 감자캐 감자심 고구마캐 고구마심 배추심 배추뽑 무뽑 김매 잡초 풀뽑 풀베 과수원 사과따 감따 밤따 밤줍 도토리줍 딸기체험 딸기농장 딸기따 귤따 나무심 화단가꾸 정원일 가드닝 벌초 예초 잔디깎 일손돕 농촌봉사 연탄봉사 쑥캐 나물캐 봄나물 고사리꺾 약초캐 버섯따 비닐하우스 고추밭 배추밭 콩밭 깨밭 고구마밭 감자밭 마늘밭 옥수수밭 농약 비료주 논 밭 산나물 산에나물 산에고사리 산에버섯 산에밤 매실 깻잎따 상추따 상추뜯 오이따 호박따 마늘캐 마늘심 마늘뽑 양파캐 배추모종 풀매 밭가',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WET', 'OUTDOORS'],
    marks: ['morning', 'own', 'stem', 'whole'],
  },
  {
    words: '성묘 산소에 산소가 산소감 할머니산소 아버지산소 선산 추모공원 현충원 호국원',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS'],
    marks: ['morning', 'whole'],
  },
  { words: '납골당 봉안당 추모관', occasion: 'CASUAL', weight: weights.outing, marks: ['morning'] },
  {
    words: '낚시 낙시 바다낚시 민물낚시 밤낚시 루어낚시 배낚시',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS', 'WET'],
    marks: ['morning', 'own'],
  },
  {
    words: '캠핑 켐핑 글램핑 오토캠핑 캠프닉 가족캠핑 카라반',
    occasion: 'TRAVEL',
    plans: ['OUTDOORS'],
    marks: ['morning', 'own'],
  },
  { words: '차박 차박캠핑 캠핑카', occasion: 'TRAVEL', plans: ['CAR', 'OUTDOORS'], marks: ['morning', 'own'] },
  {
    words:
      '피크닉 픽크닉 피크닠 돗자리 한강 한강치맥 공원 올림픽공원 서울숲 호수공원 여의도공원 수목원 식물원 야시장 플리마켓 벼룩시장 축제 불꽃축제 벚꽃축제 맥주축제 락페 록페 뮤직페스티벌 페스티벌 페벌 뮤페 그린플러그드 버스킹 야외공연 바베큐 바비큐 bbq 고기구워 야외 야외행사 실외 야외카페 루프탑 테라스 노천 촬영장 출사 별구경 해돋이 고기파티 삼겹살파티',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS'],
    marks: ['chore', 'place'],
  },
  { words: '소풍', occasion: 'CASUAL', weight: weights.outing, plans: ['OUTDOORS', 'WALKING'], marks: ['own'] },
  {
    words:
      '벚꽃 벚꽃구경 꽃구경 꽃놀이 단풍 단풍구경 단풍보러 억새 억새축제 유채꽃 장미축제 튤립축제 놀이공원 놀이동산 에버랜드 에버랜두 에버렌드 서울랜드 서울대공원 동물원 사파리 민속촌 한국민속촌 경복궁 창경궁 덕수궁 창덕궁 고궁 궁나들이 궁투어 궁궐 남산 한옥마을 성곽길 한양도성 정원박람회 순천만 남이섬 아침고요수목원 출렁다리 유원지 관광지 유적지',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS', 'WALKING'],
    marks: ['chore'],
  },
  {
    words:
      '롯데월드 수족관 아쿠아플라넷 코엑스아쿠아리움 자연사박물관 롯월 아쿠아리움 박물관 국립중앙박물관 국중박 전쟁기념관',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['WALKING'],
    marks: ['chore', 'forChildren'],
  },
  {
    words:
      '야구장 야구직관 야구보러 축구직관 축구보러 농구직관 농구보러 배구직관 배구보러 축구장 야구장직관 고척돔 야구관람 축구관람 경기관람 야구경기 야구응원 월드컵경기장 e스포츠직관 롤파크',
    occasion: 'CASUAL',
    weight: weights.outing,
    plans: ['OUTDOORS'],
    marks: ['evening', 'grown', 'social'],
  },
  { words: '야구', plans: ['OUTDOORS'], marks: ['evening', 'own', 'whole'] },
  {
    words:
      '산책 강아지산책 개산책 댕댕이산책 멍멍이산책 반려견산책 동네산책 저녁산책 아침산책 동네한바퀴 동네걷기 밤산책 하천걷기 천변걷기 운동장걷기 운동장한바퀴',
    occasion: 'CASUAL',
    weight: weights.errand + 2,
    plans: ['WALKING'],
    marks: ['social'],
  },
  {
    words:
      '여행 가족여행 우정여행 국내여행 해외여행 배낭여행 일본여행 크루즈 제주 관광 버스관광 버스여행 버스투어 당일관광 단체관광 국내관광 온천관광 온천여행 단풍관광 꽃관광 묻지마관광 당일치기 당일여행 호캉스 호켄스 호캉쓰 리조트 펜션 풀빌라 게스트하우스 에어비앤비 체크인 기차여행 시티투어 투어버스 성지순례 바캉스 여름휴가 휴가여행 동해여행 강릉여행 부산여행 오사카 도쿄 후쿠오카 다낭 나트랑 세부 괌 하와이 방콕여행 사이판 보라카이 코타키나발루 유럽 1박2일 1박 일박이일 일박',
    occasion: 'TRAVEL',
    marks: ['morning', 'own'],
  },
  { words: '2박3일 2박 3박4일 3박 4박5일', occasion: 'TRAVEL', plans: ['CARRY'], marks: ['morning', 'own'] },
  {
    words: '공항 인천공항 김포공항 김해공항 제주공항 출국 입국 비행기 뱅기 면세점',
    occasion: 'TRAVEL',
    plans: ['CARRY'],
    marks: ['flown', 'morning', 'own', 'place', 'reached'],
  },
  {
    words: 'ktx srt 기차 고속버스 시외버스 무궁화호 서울역 용산역 수서역 터미널 고속터미널',
    occasion: 'TRAVEL',
    weight: weights.errand - 4,
    marks: ['morning', 'own', 'reached', 'whole'],
  },
  {
    words: '공항마중 공항픽업 공항배웅 인천공항마중 인천공항픽업 인천공항배웅',
    occasion: 'CASUAL',
    marks: ['morning', 'own', 'reached'],
  },
  {
    words: '나들이 봄나들이 가을나들이 첫나들이 가족나들이 주말나들이 나들이데이',
    occasion: 'CASUAL',
    weight: weights.outing,
    marks: ['chore', 'forChildren'],
  },
]
