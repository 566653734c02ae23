export const lookTexts = {
  saved: '룩북에 저장했어요.',
  changed: '옷차림을 고쳤어요.',
  deleted: '룩북에서 지웠어요.',
  chooseAgain: '옷 다시 고르기',
  see: '보기',
} as const
