import { withParticle } from '@otday/common/particles'
import { toastTexts, undoMinutes } from '@otday/contract'

export const changeTexts = {
  started: (counted: string) => `옷 ${withParticle(counted, '을/를')} 담았어요.`,
  seeCloset: '옷장 보기',
  startFailed: '옷을 담지 못했어요. 다시 시도해 주세요.',
  changed: (counted: string) => `옷 ${counted}의 속성을 바꿨어요.`,
  changeFailed: '속성을 바꾸지 못했어요.',
  deletedMany: (counted: string) => `옷 ${withParticle(counted, '을/를')} 삭제했어요.`,
  deleted: toastTexts.clothesDeleted,
  deleteFailed: toastTexts.clothesDeleteFailed,
  undo: '실행 취소',
  undoable: `${undoMinutes}분 안에는 옷장에서 되돌릴 수 있어요.`,
  undoDeletion: (names: string) => `삭제 되돌리기: ${names}`,
  undone: '되돌렸어요.',
  undoFailed: '되돌리지 못했어요.',
  undoTooLate: '되돌릴 수 있는 시간이 지났어요.',
  gone: '그사이 없어진 옷이 있어 목록을 새로 불러왔어요. 다시 골라 주세요.',
  duplicate: (name: string) => `이미 있는 옷과 비슷해요: ${name}`,
  samePicture: (name: string) => `이미 있는 사진이에요: ${name}`,
  full: (most: number) => `한 번에 ${most}개까지 고를 수 있어요.`,
} as const
