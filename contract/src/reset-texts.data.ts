/**
 * Texts of the password reset (specification, sections 5 and 8). They are apart from `authTexts`, as the login page
 * does not need them.
 */
export const resetTexts = {
  en: {
    resetPasswordRequired: 'Please enter a password',
    resetPasswordInvalid: 'Invalid password.',
    resetConfirmMismatch: 'Passwords do not match',
    temporaryPasswordRequired: 'Please enter the temporary password',
    resetMailFailed: 'Failed to send the e-mail. Please try again.',
    resetVerifyFailed: 'Failed to verify the temporary password. Please try again.',
    resetExpired: 'The verification time has expired. Please try again.',
    userMissing: 'User information is missing. Please try again.',
    passwordChangeFailed: 'Failed to change the password. Please try again.',
  },
  ko: {
    resetPasswordRequired: '비밀번호를 입력해 주세요',
    resetPasswordInvalid: '올바른 비밀번호가 아니에요.',
    resetConfirmMismatch: '비밀번호가 서로 달라요',
    temporaryPasswordRequired: '임시 비밀번호를 입력해 주세요',
    resetMailFailed: '메일을 보내지 못했어요. 다시 시도해 주세요.',
    resetVerifyFailed: '임시 비밀번호를 확인하지 못했어요. 다시 시도해 주세요.',
    resetExpired: '인증 시간이 지났어요. 다시 시도해 주세요.',
    userMissing: '사용자 정보가 없어요. 다시 시도해 주세요.',
    passwordChangeFailed: '비밀번호를 바꾸지 못했어요. 다시 시도해 주세요.',
  },
} as const

export type ResetText = keyof typeof resetTexts.en
