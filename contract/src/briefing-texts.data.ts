/** Texts of pushes, and of the page that mails lead to. */
export const briefingTexts = {
  open: '추천 보기',
  stop: '그만 받기',
  stopped: '브리핑을 껐어요.',
  resume: '다시 켜기',
  resumed: '브리핑을 다시 켰어요.',
  failed: '바꾸지 못했어요. 설정에서 다시 시도해 주세요.',
} as const
