import type { PieceFacts, ReadingSource, WornCondition } from '@otday/contract'

export const detailsTexts = {
  corrected: '고친 값으로 추천할게요.',
  readAgain: '읽은 값으로 추천할게요.',
  correctFailed: '고치지 못했어요. 다시 시도해 주세요.',
  gone: '이 옷은 이제 옷장에 없어요',
  failed: '옷을 불러오지 못했어요',
} as const

export const sourceLabels = {
  OWNER: '직접',
  NAME: '이름에서',
  MODEL: '모델명에서',
  BRAND: '브랜드에서',
  ATTRIBUTES: '속성에서',
  TYPE: '종류에서',
  PICTURE: '사진에서',
  KIND: '종류에서',
} as const satisfies Record<ReadingSource | 'PICTURE' | 'KIND', string>

export const conditionLabels = {
  FINE: '입어요',
  LAST_RESORT: '가끔만',
  UNWORN: '안 입어요',
} as const satisfies Record<WornCondition, string>

export const rainLabels = {
  RESISTS: ['비에 강해요', '비 오는 날에도 추천해요.'],
  PLAIN: ['비에 보통이에요', '많이 젖으면 무거워져요.'],
  SUFFERS: ['젖으면 안 돼요', '비 오는 날에는 피해요.'],
} as const satisfies Record<PieceFacts['rain'], readonly [string, string]>

/** Returns words for how sure the server is (0 to 1) of the kind of garment that it derived for a piece. */
export const confidenceIn = (confidence: number): string => {
  if (confidence >= 0.85) return '확실해요.'
  return confidence >= 0.6 ? '아마 맞을 거예요.' : '잘 모르겠어요. 알려 주세요.'
}
