/** What is said of changes of many pieces. */
export const changeTexts = {
  started: (count: number) => `옷 ${count}벌을 담았어요.`,
  startFailed: '옷을 담지 못했어요. 다시 시도해 주세요.',
  changed: (count: number) => `옷 ${count}벌의 속성을 바꿨어요.`,
  changeFailed: '속성을 바꾸지 못했어요.',
  deleted: (count: number) => `옷 ${count}벌을 삭제했어요.`,
  deleteFailed: '옷을 삭제하지 못했어요.',
  undo: '실행 취소',
  undone: '되돌렸어요.',
  undoFailed: '되돌리지 못했어요.',
  full: (most: number) => `한 번에 ${most}벌까지 고를 수 있어요.`,
} as const
