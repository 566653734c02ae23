import { isOnHomeScreen } from '../device/apple-phone.ts'

/** Parts of user agents of browsers within apps; the last two match all apps on Android and on iPhones. */
const marks = /KAKAOTALK|NAVER\(inapp|Instagram|FB(?:AN|AV|_IAB)| Line\/|; wv\)|iP(?:hone|ad|od)(?!.*Safari\/)/

/** Whether the page runs in a browser within another app, not in a real browser or from the home screen. */
export const isInApp = (): boolean => marks.test(navigator.userAgent) && !isOnHomeScreen()
