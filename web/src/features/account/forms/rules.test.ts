import { expect, test } from 'vitest'
import { confirmRule, currentRule, emailRule, passwordRule } from './rules.ts'
import { accountTexts } from '../words.data.ts'

test('the current password is asked for where there is one', () => {
  expect(currentRule(false)({ current: '' })).toEqual({ text: accountTexts.currentRequired, isMissing: true })
  expect(currentRule(false)({ current: 'otday123!' })).toBeNull()
  expect(currentRule(true)({ current: '' })).toBeNull()
})

test.each([
  ['', accountTexts.emailRequired],
  ['hani', accountTexts.emailInvalid],
  ['ha ni@example.com', accountTexts.emailInvalid],
  ['hani@example', accountTexts.emailInvalid],
  [' HANI@example.com', accountTexts.emailSame],
])('the new e-mail %j: %s', (email, text) => {
  expect(emailRule('hani@example.com')({ email })?.text).toBe(text)
})

test.each([
  ['', accountTexts.passwordRequired],
  ['abc12', accountTexts.passwordInvalid],
  ['abcdef', accountTexts.passwordInvalid],
  ['123456', accountTexts.passwordInvalid],
  ['abc 123', accountTexts.passwordInvalid],
  ['a1'.repeat(65), accountTexts.passwordInvalid],
])('the new password %j: %s', (password, text) => {
  expect(passwordRule({ password })?.text).toBe(text)
})

test('what is right has no problem', () => {
  expect(emailRule('hani@example.com')({ email: 'minji@example.com ' })).toBeNull()
  expect(passwordRule({ password: 'abc123' })).toBeNull()
  expect(confirmRule({ password: 'abc123', confirm: 'abc123' })).toBeNull()
  expect(confirmRule({ password: 'abc123', confirm: 'abc124' })?.text).toBe(accountTexts.confirmMismatch)
  expect(confirmRule({ password: '', confirm: '' })?.text).toBe(accountTexts.confirmRequired)
})
