import type { ClothesType } from '@otday/contract'

/** Names of the types as sentences and hints say them. */
export const typeNames: Readonly<Record<ClothesType, string>> = {
  TOP: '상의',
  BOTTOM: '하의',
  DRESS: '원피스',
  OUTER: '겉옷',
  UNDERWEAR: '속옷',
  SHOES: '신발',
  SOCKS: '양말',
  HAT: '모자',
  BAG: '가방',
  SCARF: '스카프',
  ACCESSORY: '액세서리',
  ETC: '소품',
}

/** Words with which pieces of the types are counted. */
export const counters: Readonly<Record<ClothesType, string>> = {
  TOP: '벌',
  BOTTOM: '벌',
  DRESS: '벌',
  OUTER: '벌',
  UNDERWEAR: '벌',
  SHOES: '켤레',
  SOCKS: '켤레',
  HAT: '개',
  BAG: '개',
  SCARF: '개',
  ACCESSORY: '개',
  ETC: '개',
}
