/** What the sections about one's own account say when something is wrong or done. */
export const accountTexts = {
  currentRequired: '현재 비밀번호를 입력해 주세요.',
  currentWrong: '현재 비밀번호가 올바르지 않아요.',
  signInAgain: '안전을 위해 로그아웃한 뒤 다시 로그인해서 시도해 주세요.',
  emailRequired: '새 이메일을 입력해 주세요.',
  emailInvalid: '올바른 이메일 주소가 아니에요.',
  emailSame: '지금 쓰고 있는 이메일이에요.',
  emailChanged: '이메일을 바꿨어요. 다른 기기에서는 로그아웃했어요.',
  passwordRequired: '새 비밀번호를 입력해 주세요.',
  passwordInvalid: '영문과 숫자를 넣어 6자 이상 입력해 주세요.',
  confirmRequired: '새 비밀번호를 한 번 더 입력해 주세요.',
  confirmMismatch: '비밀번호가 서로 달라요.',
  passwordChanged: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.',
  signedOutThere: '그 기기에서 로그아웃했어요.',
  exportBegun: '내려받기를 시작했어요. 사진이 많으면 조금 걸려요.',
} as const
