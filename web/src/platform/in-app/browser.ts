import { isOnHomeScreen } from '../device/apple-phone.ts'

/** Of apps that open links in a window of their own; the last two of any app's, on Android and on iPhones. */
const marks = /KAKAOTALK|NAVER\(inapp|Instagram|FB(?:AN|AV|_IAB)| Line\/|; wv\)|iP(?:hone|ad|od)(?!.*Safari\/)/

/** Neither a browser of its own nor what was added to the home screen. */
export const isInApp = (): boolean => marks.test(navigator.userAgent) && !isOnHomeScreen()
