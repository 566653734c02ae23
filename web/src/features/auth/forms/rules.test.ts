import { type AuthText, authTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import type { Fault } from '../../../platform/forms/rules.ts'
import { loginRules, signUpRules } from './rules.ts'

const signUp = { email: '', name: '', password: '', confirmPassword: '' }
const textOf = (fault: Fault<AuthText> | null | undefined) => fault && authTexts.en[fault.text]

test('an empty field counts as missing and shows the text of its form', () => {
  const login = { username: '', password: '' }
  const faults = [
    [loginRules.username?.('', login), 'Please enter your ID'],
    [loginRules.password?.('', login), 'Please enter your password'],
    [signUpRules.email?.('', signUp), 'Please enter your email'],
    [signUpRules.name?.('', signUp), 'Please enter your name'],
    [signUpRules.password?.('', signUp), 'Please enter a password'],
    [signUpRules.confirmPassword?.('', { ...signUp, password: 'abc123' }), 'Please re-enter password'],
  ] as const
  for (const [fault, text] of faults) {
    expect(fault?.isMissing).toBe(true)
    expect(textOf(fault)).toBe(text)
  }
})

test.each([
  ['a@b.c', null],
  ['a@b', 'Invalid e-mail.'],
  ['a b@c.d', 'Invalid e-mail.'],
])('the login e-mail %j is accepted or refused as invalid', (value, expected) => {
  expect(textOf(loginRules.username?.(value, { username: value, password: '' }))).toBe(expected)
})

test.each([
  ['abc123', null],
  ['a1@$!%*?&', null],
  ['abcdef', 'Enter at least 6 characters'],
  ['123456', 'Enter at least 6 characters'],
  ['ab12', 'Enter at least 6 characters'],
  ['abc 123', 'Enter at least 6 characters'],
])('the new password %j is accepted or refused with the rule', (value, expected) => {
  expect(textOf(signUpRules.password?.(value, signUp))).toBe(expected)
})

test.each([
  ['하니', null],
  ['Hani9', null],
  ['하', 'Name must be 2-20 characters of Korean, English, or numbers'],
  ['하 니', 'Name must be 2-20 characters of Korean, English, or numbers'],
  ['가'.repeat(21), 'Name must be 2-20 characters of Korean, English, or numbers'],
])('the name %j is accepted or refused with the rule', (value, expected) => {
  expect(textOf(signUpRules.name?.(value, signUp))).toBe(expected)
})

test('the confirmation must equal the password', () => {
  const confirm = (password: string) => signUpRules.confirmPassword?.('abc123', { ...signUp, password })
  expect(confirm('abc123')).toBeNull()
  expect(textOf(confirm('abc124'))).toBe('Passwords do not match.')
})
