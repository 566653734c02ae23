import { authTexts, Password } from '@otday/contract'
import { expect, test } from 'vitest'
import { passwordRuleOf } from './password-rule.ts'

const { en, ko } = authTexts

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
])('what %j has that no password may have comes before the rule', (typed, english, korean) => {
  expect(passwordRuleOf(typed, en)).toBe(english)
  expect(passwordRuleOf(typed, ko)).toBe(korean)
})

test('exactly the signs that the contract refuses are named', () => {
  for (let code = 0; code < 0x100; code++) {
    const typed = `abc123${String.fromCharCode(code)}`
    expect(passwordRuleOf(typed, en) === en.passwordRule, typed).toBe(Password.safeParse(typed).success)
  }
})
