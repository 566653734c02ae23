import { authTexts, emailChangeTimes, errorCatalogue, passwordMinLength } from '@otday/contract'

export const accountTexts = {
  currentWrong: errorCatalogue.WrongPassword[1],
  emailRequired: '새 이메일을 입력해 주세요.',
  emailInvalid: '올바른 이메일 주소가 아니에요.',
  emailInHangul: authTexts.ko.emailInHangul,
  emailSame: '지금 쓰고 있는 이메일이에요.',
  emailMailed: `메일을 보냈어요. ${emailChangeTimes.link / 60}분 안에 링크를 눌러 주세요.`,
  emailMailedAgain: '새 링크를 보냈어요. 앞의 링크는 이제 쓸 수 없어요.',
  emailCancelled: '이메일 변경을 취소했어요.',
  emailChanged: '이메일을 바꿨어요.',
  passwordRequired: '새 비밀번호를 입력해 주세요.',
  passwordInvalid: `영문과 숫자를 넣어 ${passwordMinLength}자 이상 입력해 주세요.`,
  confirmRequired: '새 비밀번호를 한 번 더 입력해 주세요.',
  confirmMismatch: '비밀번호가 서로 달라요.',
  passwordChanged: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.',
  signedOutThere: '그 기기에서 로그아웃했어요.',
  exportBegun: '내려받기를 시작했어요. 사진이 많으면 조금 걸려요.',
} as const
