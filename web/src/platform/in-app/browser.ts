import { isOnHomeScreen } from '../device/apple-phone.ts'

/** Marks of apps that open links in a window of their own; the last two of any app's, on Android and on iPhones. */
const marks = /KAKAOTALK|NAVER\(inapp|Instagram|FB(?:AN|AV|_IAB)| Line\/|; wv\)|iP(?:hone|ad|od)(?!.*Safari\/)/

/** Whether the page runs inside an app, and neither in a real browser nor from the home screen. */
export const isInApp = (): boolean => marks.test(navigator.userAgent) && !isOnHomeScreen()
