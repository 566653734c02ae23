import { expect, test } from 'vitest'
import { outsideUrl } from './outside-url.ts'

const login = 'https://otday.kr/#/auth/login'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  [`${android};KAKAOTALK 2510870`, 'kakaotalk://web/openExternal?url=https%3A%2F%2Fotday.kr%2F%23%2Fauth%2Flogin'],
  [`${iPhone} KAKAOTALK 25.1.0`, 'kakaotalk://web/openExternal?url=https%3A%2F%2Fotday.kr%2F%23%2Fauth%2Flogin'],
  [`${iPhone} Safari Line/14.0.0`, 'https://otday.kr/?openExternalBrowser=1#/auth/login'],
  [
    `${android} NAVER(inapp; search; 2000; 12.9.1)`,
    'intent://otday.kr/#/auth/login#Intent;scheme=https;action=android.intent.action.VIEW;end',
  ],
  [`${iPhone} Instagram 350.0.0`, null],
])('in the browser %s, the link out of the app is %s', (userAgent, url) => {
  expect(outsideUrl(login, userAgent)).toBe(url)
})
