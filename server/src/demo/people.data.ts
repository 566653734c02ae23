import type { ClothesType } from '@otday/contract'

/** The demo's people, what they own and what they post. Attribute values are those of the default catalogue. */

export interface DemoItem {
  name: string
  type: ClothesType
  attributes: Record<string, string>
}
export interface DemoPost {
  /** Days before today, or a day in the middle of last winter; `hour` is that in Seoul. */
  daysAgo: number | 'LAST_SNOW'
  hour: number
  content: string
  wears: string[]
  /** Rain or snow on the day of the post, with its amount in mm; a post without it has today's weather. */
  wet?: { type: 'RAIN' | 'SNOW'; amount: number }
  /** Comments; `by` is a person's name. */
  comments?: readonly (readonly [by: string, content: string])[]
}
export interface DemoPerson {
  email: string
  name: string
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  sensitivity: number
  place: { latitude: number; longitude: number }
  closet: DemoItem[]
  posts: DemoPost[]
  /** Names of the people whom this person follows. */
  follows: readonly string[]
}

export const demoPassword = 'otday2026!'

const item = (type: ClothesType, name: string, ...values: [string, string, string, string?, string?]): DemoItem => {
  const [thickness, season, color, material, style] = values
  return {
    name,
    type,
    attributes: {
      두께: thickness,
      계절: season,
      색상: color,
      ...(material && { 소재: material }),
      ...(style && { 스타일: style }),
    },
  }
}
const waterproof = (made: DemoItem): DemoItem => ({ ...made, attributes: { ...made.attributes, 방수: '방수' } })

const seoyun: DemoPerson = {
  email: 'demo@otday.kr',
  name: '서윤',
  gender: 'FEMALE',
  sensitivity: 3,
  place: { latitude: 37.5556, longitude: 126.9104 },
  closet: [
    item('OUTER', '울 싱글 코트', '두꺼움', '겨울', '카멜', '울', '미니멀'),
    item('OUTER', '숏 패딩', '두꺼움', '겨울', '네이비', '다운', '캐주얼'),
    item('OUTER', '롱패딩', '두꺼움', '겨울', '블랙', '다운', '캐주얼'),
    item('OUTER', '트렌치코트', '보통', '봄·가을', '베이지', '면', '미니멀'),
    item('OUTER', '니트 가디건', '얇음', '봄·가을', '그레이', '니트', '캐주얼'),
    item('OUTER', '데님 자켓', '보통', '봄·가을', '블루', '데님', '캐주얼'),
    waterproof(item('OUTER', '고어텍스 바람막이', '얇음', '봄·가을', '카키', '고어텍스', '아웃도어')),
    item('OUTER', '블레이저', '보통', '봄·가을', '차콜', '울', '비즈니스캐주얼'),
    item('TOP', '케이블 니트', '두꺼움', '겨울', '아이보리', '울', '캐주얼'),
    item('TOP', '터틀넥 니트', '보통', '겨울', '블랙', '캐시미어', '미니멀'),
    item('TOP', '옥스퍼드 셔츠', '보통', '봄·가을', '스카이블루', '면', '비즈니스캐주얼'),
    item('TOP', '스트라이프 긴팔티', '보통', '봄·가을', '네이비', '면', '캐주얼'),
    item('TOP', '기모 맨투맨', '두꺼움', '겨울', '그레이', '기모', '캐주얼'),
    item('TOP', '후드티', '보통', '봄·가을', '퍼플', '면', '스트릿'),
    item('TOP', '반팔 티셔츠', '얇음', '여름', '화이트', '면', '캐주얼'),
    item('TOP', '리넨 셔츠', '얇음', '여름', '화이트', '린넨', '미니멀'),
    item('TOP', '시폰 블라우스', '얇음', '봄·가을', '핑크', '폴리에스터', '페미닌'),
    item('TOP', '민소매 니트', '얇음', '여름', '블랙', '니트', '미니멀'),
    item('BOTTOM', '스트레이트 데님', '보통', '사계절', '블루', '데님', '캐주얼'),
    item('BOTTOM', '와이드 슬랙스', '보통', '사계절', '차콜', '폴리에스터', '미니멀'),
    item('BOTTOM', '치노 팬츠', '보통', '봄·가을', '베이지', '면', '비즈니스캐주얼'),
    item('BOTTOM', '코듀로이 팬츠', '두꺼움', '겨울', '브라운', '코듀로이', '캐주얼'),
    item('BOTTOM', '기모 조거 팬츠', '두꺼움', '겨울', '그레이', '기모', '스포티'),
    item('BOTTOM', '미디 스커트', '보통', '봄·가을', '블랙', '울', '페미닌'),
    item('BOTTOM', '린넨 반바지', '얇음', '여름', '아이보리', '린넨', '캐주얼'),
    item('DRESS', '린넨 셔츠 원피스', '얇음', '여름', '그린', '린넨', '페미닌'),
    item('DRESS', '니트 원피스', '두꺼움', '겨울', '버건디', '니트', '페미닌'),
    item('SHOES', '레더 스니커즈', '보통', '사계절', '화이트', '가죽', '캐주얼'),
    item('SHOES', '페니 로퍼', '보통', '봄·가을', '브라운', '가죽', '비즈니스캐주얼'),
    item('SHOES', '첼시 부츠', '두꺼움', '겨울', '블랙', '가죽', '미니멀'),
    waterproof(item('SHOES', '레인 부츠', '보통', '사계절', '그린', '고무', '캐주얼')),
    item('SHOES', '스트랩 샌들', '얇음', '여름', '베이지', '가죽', '캐주얼'),
    item('SCARF', '체크 머플러', '두꺼움', '겨울', '레드', '캐시미어', '캐주얼'),
    item('HAT', '리브 비니', '두꺼움', '겨울', '카키', '울', '캐주얼'),
    item('HAT', '볼캡', '보통', '사계절', '네이비', '면', '캐주얼'),
    item('BAG', '캔버스 토트백', '보통', '사계절', '베이지', '캔버스', '캐주얼'),
    item('BAG', '레더 숄더백', '보통', '사계절', '블랙', '가죽', '미니멀'),
    item('SOCKS', '골지 울 양말', '두꺼움', '겨울', '옐로우', '울', '캐주얼'),
    item('ACCESSORY', '니트 장갑', '두꺼움', '겨울', '차콜', '니트', '캐주얼'),
    waterproof(item('ETC', '장우산', '보통', '사계절', '네이비', '폴리에스터', '캐주얼')),
  ],
  posts: [
    {
      daysAgo: 1,
      hour: 8,
      content: '아침 공기가 차가워서 코트를 꺼냈어요. 머플러까지 하니 딱 좋아요.',
      wears: ['울 싱글 코트', '터틀넥 니트', '와이드 슬랙스', '첼시 부츠', '체크 머플러'],
      comments: [
        ['지우', '머플러 색이 코트랑 정말 잘 어울려요!'],
        ['도윤', '서울도 이제 코트 날씨군요.'],
      ],
    },
    {
      daysAgo: 6,
      hour: 9,
      content: '주말 산책은 역시 청바지에 스니커즈!',
      wears: ['니트 가디건', '스트라이프 긴팔티', '스트레이트 데님', '레더 스니커즈'],
      comments: [['하은', '저도 주말엔 이 조합이에요.']],
    },
  ],
  follows: ['지우', '하은'],
}

const minjun: DemoPerson = {
  email: 'minjun@otday.kr',
  name: '민준',
  gender: 'MALE',
  sensitivity: 4,
  place: { latitude: 35.1587, longitude: 129.1604 },
  closet: [
    item('OUTER', '야상 점퍼', '보통', '봄·가을', '카키', '면', '캐주얼'),
    item('OUTER', '경량 패딩', '보통', '겨울', '블랙', '다운', '아웃도어'),
    item('TOP', '헤비 맨투맨', '두꺼움', '봄·가을', '네이비', '면', '스트릿'),
    item('TOP', '피케 셔츠', '얇음', '여름', '그린', '면', '캐주얼'),
    item('BOTTOM', '카고 팬츠', '보통', '사계절', '카키', '면', '스트릿'),
    item('BOTTOM', '생지 데님', '보통', '사계절', '네이비', '데님', '캐주얼'),
    item('SHOES', '러닝화', '얇음', '사계절', '그레이', '나일론', '스포티'),
    item('BAG', '데일리 백팩', '보통', '사계절', '블랙', '나일론', '스포티'),
  ],
  posts: [
    {
      daysAgo: 0,
      hour: 7,
      content: '부산 바닷바람이 매서워요. 경량 패딩에 카고로 편하게 갑니다.',
      wears: ['경량 패딩', '헤비 맨투맨', '카고 팬츠', '러닝화', '데일리 백팩'],
    },
    {
      daysAgo: 3,
      hour: 18,
      content: '퇴근길 야상 하나면 충분한 날씨',
      wears: ['야상 점퍼', '헤비 맨투맨', '생지 데님', '러닝화'],
    },
    { daysAgo: 9, hour: 12, content: '생지 데님 길들이는 중이에요.', wears: ['헤비 맨투맨', '생지 데님', '러닝화'] },
  ],
  follows: ['서윤', '도윤'],
}

const jiwoo: DemoPerson = {
  email: 'jiwoo@otday.kr',
  name: '지우',
  gender: 'FEMALE',
  sensitivity: 2,
  place: { latitude: 36.3504, longitude: 127.3845 },
  closet: [
    item('OUTER', '핸드메이드 코트', '두꺼움', '겨울', '그레이', '울', '미니멀'),
    item('OUTER', '플리스 집업', '두꺼움', '겨울', '아이보리', '플리스', '아웃도어'),
    item('TOP', '라운드 니트', '보통', '겨울', '핑크', '울', '페미닌'),
    item('TOP', '레이스 블라우스', '얇음', '봄·가을', '화이트', '폴리에스터', '페미닌'),
    item('BOTTOM', '플리츠 롱스커트', '보통', '봄·가을', '브라운', '폴리에스터', '페미닌'),
    item('BOTTOM', '부츠컷 데님', '보통', '사계절', '블루', '데님', '캐주얼'),
    item('DRESS', '플라워 롱 원피스', '얇음', '여름', '퍼플', '폴리에스터', '페미닌'),
    item('SHOES', '앵클 부츠', '두꺼움', '겨울', '브라운', '스웨이드', '페미닌'),
    item('SHOES', '메리제인', '보통', '봄·가을', '블랙', '가죽', '페미닌'),
    item('BAG', '미니 크로스백', '보통', '사계절', '레드', '가죽', '페미닌'),
  ],
  posts: [
    {
      daysAgo: 0,
      hour: 8,
      content: '핑크 니트로 기분 내 본 금요일이에요.',
      wears: ['핸드메이드 코트', '라운드 니트', '부츠컷 데님', '앵클 부츠', '미니 크로스백'],
    },
    {
      daysAgo: 2,
      hour: 10,
      content: '플리스는 사랑입니다. 가볍고 따뜻해요.',
      wears: ['플리스 집업', '라운드 니트', '부츠컷 데님', '메리제인'],
    },
    {
      daysAgo: 5,
      hour: 14,
      content: '전시 보러 가는 날, 롱스커트에 니트 조합',
      wears: ['라운드 니트', '플리츠 롱스커트', '앵클 부츠', '미니 크로스백'],
    },
    {
      daysAgo: 12,
      hour: 11,
      content: '블라우스에 가볍게. 낮에는 아직 따뜻했어요!',
      wears: ['레이스 블라우스', '부츠컷 데님', '메리제인'],
    },
  ],
  follows: ['서윤'],
}

const haeun: DemoPerson = {
  email: 'haeun@otday.kr',
  name: '하은',
  gender: 'FEMALE',
  sensitivity: 3,
  place: { latitude: 33.4996, longitude: 126.5312 },
  closet: [
    waterproof(item('OUTER', '레인 재킷', '얇음', '사계절', '옐로우', '나일론', '아웃도어')),
    item('OUTER', '청자켓', '보통', '봄·가을', '블루', '데님', '캐주얼'),
    item('TOP', '와플 긴팔티', '보통', '봄·가을', '민트', '면', '캐주얼'),
    item('TOP', '로고 후드티', '보통', '봄·가을', '레드', '면', '스트릿'),
    item('BOTTOM', '조거 팬츠', '보통', '봄·가을', '블랙', '면', '스포티'),
    item('BOTTOM', '테니스 스커트', '얇음', '봄·가을', '화이트', '폴리에스터', '스포티'),
    waterproof(item('SHOES', '방수 등산화', '두꺼움', '사계절', '브라운', '고어텍스', '아웃도어')),
    item('HAT', '버킷햇', '얇음', '여름', '베이지', '면', '캐주얼'),
  ],
  posts: [
    {
      daysAgo: 1,
      hour: 13,
      content: '제주는 비가 오락가락. 노란 레인 재킷이 제 몫을 했어요.',
      wears: ['레인 재킷', '와플 긴팔티', '조거 팬츠', '방수 등산화', '버킷햇'],
      wet: { type: 'RAIN', amount: 12 },
      comments: [['서윤', '비 오는 날 노란색, 기분 좋아져요.']],
    },
    {
      daysAgo: 4,
      hour: 9,
      content: '오름 오르기 좋은 날! 청자켓으로 바람만 막았어요.',
      wears: ['청자켓', '로고 후드티', '조거 팬츠', '방수 등산화'],
    },
  ],
  follows: ['서윤'],
}

const doyun: DemoPerson = {
  email: 'doyun@otday.kr',
  name: '도윤',
  gender: 'MALE',
  sensitivity: 5,
  place: { latitude: 37.8813, longitude: 127.73 },
  closet: [
    item('OUTER', '더블 코트', '두꺼움', '겨울', '블랙', '울', '포멀'),
    item('OUTER', '네이비 블레이저', '보통', '봄·가을', '네이비', '울', '포멀'),
    item('TOP', '화이트 드레스 셔츠', '보통', '사계절', '화이트', '면', '포멀'),
    item('TOP', '하프집업 니트', '보통', '겨울', '그레이', '울', '비즈니스캐주얼'),
    item('BOTTOM', '울 슬랙스', '보통', '겨울', '차콜', '울', '포멀'),
    item('BOTTOM', '베이지 치노', '보통', '봄·가을', '베이지', '면', '비즈니스캐주얼'),
    item('SHOES', '더비 슈즈', '보통', '사계절', '블랙', '가죽', '포멀'),
    item('SCARF', '캐시미어 머플러', '두꺼움', '겨울', '베이지', '캐시미어', '미니멀'),
    item('ACCESSORY', '메탈 시계', '보통', '사계절', '그레이', '가죽', '포멀'),
  ],
  posts: [
    {
      daysAgo: 0,
      hour: 9,
      content: '춘천의 아침은 벌써 겨울이네요. 더블 코트 개시!',
      wears: ['더블 코트', '하프집업 니트', '울 슬랙스', '더비 슈즈', '캐시미어 머플러'],
    },
    {
      daysAgo: 7,
      hour: 8,
      content: '발표가 있는 날은 블레이저에 흰 셔츠가 마음이 편해요.',
      wears: ['네이비 블레이저', '화이트 드레스 셔츠', '베이지 치노', '더비 슈즈', '메탈 시계'],
    },
    {
      daysAgo: 'LAST_SNOW',
      hour: 8,
      content: '밤새 눈이 쌓였어요. 코트에 머플러까지 두르고 걸어서 출근합니다.',
      wears: ['더블 코트', '하프집업 니트', '울 슬랙스', '더비 슈즈', '캐시미어 머플러'],
      wet: { type: 'SNOW', amount: 6 },
      comments: [['민준', '부산은 눈 구경하기 힘든데 부럽네요.']],
    },
  ],
  follows: ['서윤', '민준'],
}

/** The first is the one to sign in with. */
export const demoPeople: DemoPerson[] = [seoyun, minjun, jiwoo, haeun, doyun]
