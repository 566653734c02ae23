import type { AuthLanguage } from '@otday/contract'

/** Apps by marks of their user agents; names of apps in either language. */
export const apps: readonly (readonly [mark: string, names: Readonly<Record<AuthLanguage, string>>])[] = [
  ['KAKAOTALK', { ko: '카카오톡', en: 'KakaoTalk' }],
  ['Instagram', { ko: '인스타그램', en: 'Instagram' }],
  ['NAVER(', { ko: '네이버 앱', en: 'the NAVER app' }],
  ['FBA', { ko: '페이스북', en: 'Facebook' }],
  ['FB_IAB', { ko: '페이스북', en: 'Facebook' }],
  [' Line/', { ko: '라인', en: 'LINE' }],
  ['', { ko: '이 앱', en: 'this app' }],
]

/** Texts on what a window inside of an app cannot do, by what it is needed for. */
const en = {
  signIn: (app: string) => `Google login does not work inside ${app}.`,
  download: (app: string) => `Files cannot be downloaded inside ${app}.`,
  push: (app: string) => `Push notifications do not reach ${app}.`,
  open: 'Open in another browser',
  copy: 'Copy the link',
  copied: 'Link copied. Paste it into Safari.',
  copyByHand: 'Copy this link and paste it into Safari',
}

const ko: typeof en = {
  signIn: (app) => `${app} 안에서는 Google로 로그인할 수 없어요.`,
  download: (app) => `${app} 안에서는 파일을 받을 수 없어요.`,
  push: (app) => `${app} 안에서는 푸시 알림을 받을 수 없어요.`,
  open: '다른 브라우저에서 열기',
  copy: '링크 복사',
  copied: '링크를 복사했어요. Safari에 붙여 넣어 주세요.',
  copyByHand: '이 링크를 복사해 Safari에 붙여 넣어 주세요',
}

export const outsideTexts: Record<AuthLanguage, typeof en> = { en, ko }
