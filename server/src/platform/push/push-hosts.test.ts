import { expect, test } from 'vitest'
import { pushHostRule } from './push-hosts.ts'

const isAllowed = (endpoint: string) => pushHostRule(['push.otday.kr', '127.0.0.1:8099'])(endpoint) !== null

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/3/device/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.otday.kr/abc',
  'http://127.0.0.1:8099/abc',
])('the push endpoint %s is allowed', (endpoint) => {
  expect(isAllowed(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.kr/abc',
  'https://evilpush.apple.com/abc',
  'https://notify.windows.com.evil.kr/abc',
  'https://name:word@fcm.googleapis.com/abc',
  'https://example.com/abc',
  'http://127.0.0.1:8098/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'no address',
])('the push endpoint %s is refused', (endpoint) => {
  expect(isAllowed(endpoint)).toBe(false)
})
