import { expect, test } from 'vitest'
import { Email, emailKeyOf } from './users.ts'

test.each([
  [' Hani@Example.com ', 'Hani@Example.com'],
  ['ａｂｃ＠ｎａｖｅｒ．ｃｏｍ', 'abc@naver.com'],
  ['사용자@한글.kr', '사용자@xn--bj0bj06e.kr'],
  ['사용자@한글.kr'.normalize('NFD'), '사용자@xn--bj0bj06e.kr'],
  ['ㅅㄷㄴㅅ@naver.com', 'ㅅㄷㄴㅅ@naver.com'],
  ['a@한글.kr/path', 'a@한글.kr/path'],
  ['a@한글.kr:99', 'a@한글.kr:99'],
  ['a@ex_ample.com', 'a@ex_ample.com'],
])('the email address %j is stored as %s', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept)
  expect(emailKeyOf(typed)).toBe(kept.toLowerCase())
})

test.each(['a@b', 'a b@c.d', '@c.d', 'abc@naver,com', `${'a'.repeat(250)}@b.cd`])(
  'the text %s is rejected as an email address',
  (typed) => {
    expect(Email.safeParse(typed).success).toBe(false)
  },
)
