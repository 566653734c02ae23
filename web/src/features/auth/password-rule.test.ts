import { authTexts, Password } from '@otday/contract'
import { expect, test } from 'vitest'
import { newPasswordWords } from './password-rule.ts'

const { en, ko } = authTexts
const ruleOf = (typed: string, texts: typeof en | typeof ko) => newPasswordWords(typed, undefined, texts).rule

test.each([
  ['', en.passwordRule, ko.passwordRule],
  ['abc12', en.passwordRule, ko.passwordRule],
  ['Abc123#_', `Not allowed: # _ · ${en.passwordRule}`, `쓸 수 없는 글자: # _ · ${ko.passwordRule}`],
  ['a 1  #', `Not allowed: space # · ${en.passwordRule}`, `쓸 수 없는 글자: 띄어쓰기 # · ${ko.passwordRule}`],
  [
    '비밀번호를123',
    `Not allowed: 비 밀 번 호 를 · ${en.passwordRule}`,
    `쓸 수 없는 글자: 비 밀 번 호 를 · ${ko.passwordRule}`,
  ],
])('the characters of %j that are not allowed are listed before the rule', (typed, english, korean) => {
  expect(ruleOf(typed, en)).toBe(english)
  expect(ruleOf(typed, ko)).toBe(korean)
})

test('the error lists the characters that are not allowed, and the rule next to it does not', () => {
  expect(newPasswordWords('abc123#', ko.signUpPasswordInvalid, ko)).toEqual({
    error: `쓸 수 없는 글자: # · ${ko.signUpPasswordInvalid}`,
    rule: ko.passwordRule,
  })
  expect(newPasswordWords('abc', ko.signUpPasswordInvalid, ko)).toEqual({
    error: ko.signUpPasswordInvalid,
    rule: ko.passwordRule,
  })
})

test('exactly the characters that the contract refuses are listed', () => {
  for (let code = 0; code < 0x100; code++) {
    const typed = `abc123${String.fromCharCode(code)}`
    expect(ruleOf(typed, en) === en.passwordRule, typed).toBe(Password.safeParse(typed).success)
  }
})
