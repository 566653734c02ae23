export const laundryTexts = {
  washed: (some: string) => `옷 ${some} 세탁에 넣었어요.`,
  stored: (some: string) => `옷 ${some} 보관함에 넣었어요.`,
  moved: '돌아오는 날을 바꿨어요.',
  back: (some: string) => `옷 ${some} 옷장으로 꺼냈어요.`,
  wornOn: '다음에 입으면 다시 알려 드릴게요.',
  undo: '되돌리기',
  retry: '다시 시도',
  rulesFailed: '세탁 규칙을 바꾸지 못했어요.',
} as const
