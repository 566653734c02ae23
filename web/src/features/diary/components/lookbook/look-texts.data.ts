export const lookTexts = {
  saved: '룩북에 저장했어요.',
  changed: '옷차림을 고쳤어요.',
  deleted: '룩북에서 지웠어요.',
  restored: '되돌렸어요.',
  see: '보기',
  undo: '되돌리기',
  retry: '다시 시도',
  worn: (day: string) => `${day} 입은 옷으로 적었어요.`,
  planned: (day: string) => `${day} 계획에 넣었어요.`,
  recordFailed: '기록하지 못했어요.',
  takenBack: '기록을 지웠어요.',
} as const
