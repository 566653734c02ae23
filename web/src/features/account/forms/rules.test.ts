import { expect, test } from 'vitest'
import { confirmRule, emailRule, passwordRule } from './rules.ts'
import { accountTexts } from '../words.data.ts'

test.each([
  ['', accountTexts.emailRequired],
  ['hani', accountTexts.emailInvalid],
  ['ha ni@example.com', accountTexts.emailInvalid],
  ['hani@example', accountTexts.emailInvalid],
  [' HANI@example.com', accountTexts.emailSame],
])('the new e-mail %j shows the error: %s', (email, text) => {
  expect(emailRule('hani@example.com')(email, {})?.text).toBe(text)
})

test.each([
  ['', accountTexts.passwordRequired],
  ['abc12', accountTexts.passwordInvalid],
  ['abcdef', accountTexts.passwordInvalid],
  ['123456', accountTexts.passwordInvalid],
  ['abc 123', accountTexts.passwordInvalid],
  ['a1'.repeat(65), accountTexts.passwordInvalid],
])('the new password %j shows the error: %s', (password, text) => {
  expect(passwordRule(password)?.text).toBe(text)
})

test('a valid e-mail and password have no error, and a different or empty password confirmation has one', () => {
  expect(emailRule('hani@example.com')('minji@example.com ', {})).toBeNull()
  expect(passwordRule('abc123')).toBeNull()
  expect(confirmRule('abc123', { password: 'abc123' })).toBeNull()
  expect(confirmRule('abc124', { password: 'abc123' })?.text).toBe(accountTexts.confirmMismatch)
  expect(confirmRule('', { password: '' })?.text).toBe(accountTexts.confirmRequired)
})
