/** Texts for responses without a message. */
export const fallbackTexts = {
  api: 'API 요청에 실패했습니다.',
  store: '알 수 없는 오류가 발생했습니다.',
} as const
