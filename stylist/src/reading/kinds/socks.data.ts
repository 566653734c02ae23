import { freezing as c, scorching as h, type KindRow } from './row.ts'

/** Socks: Korean word, clo, coldest and warmest °C, formality and sportiness (0–100), marks (see `KindRow`). */
export const socks = {
  socks: ['양말', 0.03, c, h, 35, 35, 'sock'],
  ankleSocks: ['발목 양말', 0.02, 4, h, 22, 55, 'sock lowCut'],
  noShow: ['덧신·페이크 삭스', 0.01, 8, h, 30, 30, 'sock hidden'],
  dressSocks: ['신사 양말', 0.03, c, h, 80, 0, 'sock dress'],
  sportSocks: ['스포츠 양말', 0.03, c, h, 12, 88, 'sock sport'],
  studioSocks: ['요가·필라테스 양말', 0.03, c, h, 3, 95, 'sock studio'],
  hikingSocks: ['등산 양말', 0.05, c, 26, 6, 85, 'sock hiking'],
  thickSocks: ['두꺼운 양말', 0.06, c, 10, 20, 25, 'sock warm'],
  sleepSocks: ['수면 양말', 0.06, c, 12, 0, 5, 'sleep'],
  kneeSocks: ['니삭스·스타킹 양말', 0.05, -2, 22, 25, 15, 'sock long'],
  footballSocks: ['축구 양말', 0.05, c, h, 2, 95, 'sock ballOnly'],
  golfSocks: ['골프 양말', 0.03, c, h, 15, 80, 'sock golf'],
  looseSocks: ['루즈 삭스·레이스 양말', 0.04, 3, 26, 15, 10, 'sock loud'],
  funSocks: ['캐릭터 양말', 0.03, c, h, 10, 20, 'sock loud'],
  stockings: ['살색 스타킹', 0.02, 5, 26, 75, 0, 'stocking'],
  blackStockings: ['검정 스타킹', 0.03, 1, 19, 70, 0, 'stocking'],
  warmTights: ['두꺼운 스타킹', 0.12, c, 9, 55, 0, 'stocking warm'],
  legWarmers: ['레그 워머', 0.06, c, 12, 12, 25, 'legWarmer'],
  unknownSocks: ['양말', 0.03, c, h, 35, 30, 'sock'],
} as const satisfies Record<string, KindRow>
