import type { Occasion } from '@otday/contract'

export interface DemoOutfit {
  /** Felt temperature of a day in °C from which, and up to `below`, the outfit suits it. */
  from: number
  below: number
  occasion: Occasion
  wears: string[]
  look?: { name: string; tags: string[] }
}

/** Outfits that 서윤 wears through the year, by the names of her pieces. */
export const demoOutfits: readonly DemoOutfit[] = [
  {
    from: -30,
    below: 5,
    occasion: 'WORK',
    wears: ['울 싱글 코트', '터틀넥 니트', '와이드 슬랙스', '첼시 부츠', '체크 머플러', '레더 숄더백'],
    look: { name: '겨울 출근', tags: ['코트', '머플러'] },
  },
  {
    from: -30,
    below: 5,
    occasion: 'CASUAL',
    wears: ['숏 패딩', '기모 맨투맨', '코듀로이 팬츠', '레더 스니커즈', '리브 비니'],
    look: { name: '패딩 산책', tags: ['주말'] },
  },
  {
    from: -30,
    below: 2,
    occasion: 'WORK',
    wears: ['롱패딩', '케이블 니트', '코듀로이 팬츠', '첼시 부츠', '니트 장갑'],
  },
  {
    from: 3,
    below: 12,
    occasion: 'WORK',
    wears: ['울 싱글 코트', '옥스퍼드 셔츠', '와이드 슬랙스', '페니 로퍼', '레더 숄더백'],
    look: { name: '월요일 기본', tags: ['셔츠', '코트'] },
  },
  {
    from: 3,
    below: 12,
    occasion: 'CASUAL',
    wears: ['울 싱글 코트', '케이블 니트', '스트레이트 데님', '레더 스니커즈', '체크 머플러'],
    look: { name: '주말 카멜', tags: ['카멜', '머플러', '쌀쌀한날'] },
  },
  {
    from: -30,
    below: 6,
    occasion: 'CASUAL',
    wears: ['롱패딩', '후드티', '기모 조거 팬츠', '레더 스니커즈', '리브 비니', '골지 울 양말'],
  },
  {
    from: 3,
    below: 13,
    occasion: 'WORK',
    wears: ['트렌치코트', '케이블 니트', '치노 팬츠', '페니 로퍼', '캔버스 토트백'],
  },
  {
    from: 5,
    below: 14,
    occasion: 'WORK',
    wears: ['블레이저', '터틀넥 니트', '미디 스커트', '첼시 부츠', '레더 숄더백'],
  },
  {
    from: 6,
    below: 16,
    occasion: 'CASUAL',
    wears: ['고어텍스 바람막이', '후드티', '코듀로이 팬츠', '레더 스니커즈'],
  },
  { from: 5, below: 13, occasion: 'DATE', wears: ['울 싱글 코트', '니트 원피스', '첼시 부츠', '레더 숄더백'] },
  {
    from: 8,
    below: 16,
    occasion: 'WORK',
    wears: ['트렌치코트', '터틀넥 니트', '치노 팬츠', '페니 로퍼', '캔버스 토트백'],
  },
  {
    from: 10,
    below: 18,
    occasion: 'WORK',
    wears: ['블레이저', '옥스퍼드 셔츠', '와이드 슬랙스', '페니 로퍼', '레더 숄더백'],
    look: { name: '회의 있는 날', tags: ['블레이저'] },
  },
  {
    from: 10,
    below: 18,
    occasion: 'CASUAL',
    wears: ['데님 자켓', '스트라이프 긴팔티', '치노 팬츠', '레더 스니커즈', '볼캡'],
  },
  {
    from: 12,
    below: 20,
    occasion: 'CASUAL',
    wears: ['니트 가디건', '스트라이프 긴팔티', '스트레이트 데님', '레더 스니커즈'],
  },
  {
    from: 12,
    below: 20,
    occasion: 'WORK',
    wears: ['니트 가디건', '시폰 블라우스', '미디 스커트', '페니 로퍼', '레더 숄더백'],
  },
  { from: 17, below: 23, occasion: 'WORK', wears: ['옥스퍼드 셔츠', '와이드 슬랙스', '페니 로퍼', '캔버스 토트백'] },
  { from: 17, below: 24, occasion: 'CASUAL', wears: ['스트라이프 긴팔티', '스트레이트 데님', '레더 스니커즈', '볼캡'] },
  { from: 22, below: 40, occasion: 'WORK', wears: ['리넨 셔츠', '와이드 슬랙스', '스트랩 샌들', '캔버스 토트백'] },
  {
    from: 22,
    below: 40,
    occasion: 'CASUAL',
    wears: ['반팔 티셔츠', '린넨 반바지', '스트랩 샌들', '볼캡'],
    look: { name: '한여름', tags: ['리넨'] },
  },
  { from: 22, below: 40, occasion: 'DATE', wears: ['린넨 셔츠 원피스', '스트랩 샌들', '캔버스 토트백'] },
]

export const demoNotes = [
  '사무실이 따뜻해서 니트 하나로 충분했어요.',
  '저녁에 바람이 차서 머플러가 고마웠어요.',
  '많이 걸었는데 신발이 편했어요.',
] as const

/** Prices in won. */
export const demoPrices: Readonly<Record<string, number>> = {
  '울 싱글 코트': 289_000,
  '스트레이트 데님': 89_000,
  '레더 스니커즈': 119_000,
  '와이드 슬랙스': 59_000,
  '첼시 부츠': 129_000,
  '캔버스 토트백': 32_000,
  '린넨 셔츠 원피스': 76_000,
}
