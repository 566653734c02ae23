import { expect, test } from 'vitest'
import { isTypedInHangul, reachableEmail } from '../../platform/forms/email-rule.ts'
import { meantEmail } from './meant-email.ts'

test.each([
  ['ㅅㄷㄴㅅ@naver.com', 'test@naver.com'],
  ['ㅗㅐㅜㅎ.햐ㅣ애ㅜㅎ@ㅜㅁㅍㄷㄱ.채ㅡ', 'hong.gildong@naver.com'],
  ['안녕@한글.kr', 'dkssud@xn--bj0bj06e.kr'],
  ['abc@naver,com', 'abc@naver.com'],
  ['abc@gmail.co', 'abc@gmail.com'],
  ['abc@gmail.con', 'abc@gmail.com'],
])('the typed e-mail %s is corrected to %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'abc@naver.com',
  'ａｂｃ＠naver.com',
  'abc@startup.co',
  'abc@한글.kr',
  'ㅅㄷㄴㅅ',
  'abc',
  '',
  'jürgen@example.com',
])('no correction is suggested for the e-mail %j', (typed) => {
  expect(meantEmail(typed)).toBeNull()
})

test.each([
  ['ㅅㄷㄴㅅ@naver.com', 'hangul'],
  ['ㅅ', 'hangul'],
  ['사용자@한글.kr', 'hangul'],
  ['jürgen@example.com', 'invalid'],
  ['abc@naver,com', 'invalid'],
  ['', 'missing'],
  ['abc@한글.kr', undefined],
  ['ａｂｃ＠naver.com', undefined],
  ['abc@gmail.co', undefined],
])('the e-mail %j gets the error %s', (typed, text) => {
  expect(reachableEmail('missing', 'invalid', 'hangul')(typed)?.text).toBe(text)
  expect(isTypedInHangul(typed)).toBe(text === 'hangul')
})
