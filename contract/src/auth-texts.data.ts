import { departureDays } from './departures.ts'
import { nameMaxLength, nameMinLength, passwordMinLength } from './user-limits.ts'

/**
 * Texts of the pages before sign-in (specification, sections 5 and 8) and hints that stand beside their fields. They
 * exist in English and Korean, while other pages are in Korean. The texts of the password reset are in `resetTexts`.
 */
export const authTexts = {
  en: {
    loginEmailRequired: 'Please enter your ID',
    loginEmailInvalid: 'Invalid e-mail.',
    loginPasswordRequired: 'Please enter your password',
    loginPasswordInvalid: 'Incorrect password.',
    signUpEmailRequired: 'Please enter your email',
    signUpEmailInvalid: 'Invalid email address.',
    emailInHangul: 'This was typed in Hangul. Check the 한/영 key.',
    signUpNameRequired: 'Please enter your name',
    signUpNameInvalid: `Name must be ${nameMinLength}-${nameMaxLength} characters of Korean, English, or numbers`,
    signUpPasswordRequired: 'Please enter a password',
    signUpPasswordInvalid: `Enter at least ${passwordMinLength} characters`,
    passwordSigns: 'Not allowed:',
    passwordSpace: 'space',
    passwordRule: `${passwordMinLength} or more letters and numbers, also @$!%*?&`,
    signUpConfirmRequired: 'Please re-enter password',
    signUpConfirmMismatch: 'Passwords do not match.',
    signUpFailed: 'Sign-up failed. Please try again.',
    loginFailed: 'Incorrect ID or password.',
    accountLocked: 'This account is locked. Please contact an administrator.',
    tooManyRequests: 'Too many attempts. Please try again later.',
    accountDeleted: `Your account was deleted. Log in within ${departureDays} days to restore it.`,
    sessionEnded: 'Your session has ended. Please log in again.',
    networkFailed: 'Could not reach the server. Please check your connection.',
    emailTaken: 'This email is already registered.',
  },
  ko: {
    loginEmailRequired: '아이디를 입력해 주세요',
    loginEmailInvalid: '올바른 이메일이 아니에요.',
    loginPasswordRequired: '비밀번호를 입력해 주세요',
    loginPasswordInvalid: '올바른 비밀번호가 아니에요.',
    signUpEmailRequired: '이메일을 입력해 주세요',
    signUpEmailInvalid: '올바른 이메일 주소가 아니에요.',
    emailInHangul: '한글로 입력됐어요. 한/영 키를 확인해 주세요.',
    signUpNameRequired: '이름을 입력해 주세요',
    signUpNameInvalid: `이름은 한글, 영문, 숫자로 ${nameMinLength}~${nameMaxLength}자여야 해요`,
    signUpPasswordRequired: '비밀번호를 입력해 주세요',
    signUpPasswordInvalid: `영문과 숫자를 넣어 ${passwordMinLength}자 이상 입력해 주세요`,
    passwordSigns: '쓸 수 없는 글자:',
    passwordSpace: '띄어쓰기',
    passwordRule: `영문과 숫자를 넣어 ${passwordMinLength}자 이상, @$!%*?&도 쓸 수 있어요`,
    signUpConfirmRequired: '비밀번호를 한 번 더 입력해 주세요',
    signUpConfirmMismatch: '비밀번호가 서로 달라요.',
    signUpFailed: '가입하지 못했어요. 다시 시도해 주세요.',
    loginFailed: '아이디 또는 비밀번호가 올바르지 않아요.',
    accountLocked: '잠긴 계정이에요. 관리자에게 문의해 주세요.',
    tooManyRequests: '시도가 너무 많아요. 잠시 뒤에 다시 시도해 주세요.',
    accountDeleted: `계정을 삭제했어요. ${departureDays}일 안에 다시 로그인하면 그대로 돌아와요.`,
    sessionEnded: '로그인이 만료되었어요. 다시 로그인해 주세요.',
    networkFailed: '서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.',
    emailTaken: '이미 가입된 이메일이에요.',
  },
} as const

/** Language of the pages before the sign-in. */
export type AuthLanguage = keyof typeof authTexts
export type AuthText = keyof typeof authTexts.en
