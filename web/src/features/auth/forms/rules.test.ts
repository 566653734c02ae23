import { authTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { liveErrorOf, loginRules, signUpRules, submitErrorOf } from './rules.ts'

const text = (key: keyof typeof authTexts.en | undefined) => key && authTexts.en[key]

test('an empty field says nothing while typing and is asked for on submit', () => {
  expect(liveErrorOf(loginRules.username, '', {})).toBeUndefined()
  expect(text(submitErrorOf(loginRules.username, '', {}))).toBe('Please enter your ID')
  expect(text(submitErrorOf(loginRules.password, '', {}))).toBe('Please enter your password')
  expect(text(submitErrorOf(signUpRules.email, '', {}))).toBe('Please enter your email')
  expect(text(submitErrorOf(signUpRules.name, '', {}))).toBe('Please enter your name')
  expect(text(submitErrorOf(signUpRules.password, '', {}))).toBe('Please enter a password')
  expect(text(submitErrorOf(signUpRules.confirmPassword, '', { password: 'abc123' }))).toBe('Please re-enter password')
})

test.each([
  ['a@b.c', undefined],
  ['a@b', 'Invalid e-mail.'],
  ['a b@c.d', 'Invalid e-mail.'],
])('the login e-mail %j', (value, expected) => {
  expect(text(liveErrorOf(loginRules.username, value, {}))).toBe(expected)
})

test.each([
  ['abc123', undefined],
  ['a1@$!%*?&', undefined],
  ['abcdef', 'Enter at least 6 characters'],
  ['123456', 'Enter at least 6 characters'],
  ['ab12', 'Enter at least 6 characters'],
  ['abc 123', 'Enter at least 6 characters'],
])('the new password %j', (value, expected) => {
  expect(text(liveErrorOf(signUpRules.password, value, {}))).toBe(expected)
})

test.each([
  ['하니', undefined],
  ['Hani9', undefined],
  ['하', 'Name must be 2-20 characters of Korean, English, or numbers'],
  ['하 니', 'Name must be 2-20 characters of Korean, English, or numbers'],
  ['가'.repeat(21), 'Name must be 2-20 characters of Korean, English, or numbers'],
])('the name %j', (value, expected) => {
  expect(text(liveErrorOf(signUpRules.name, value, {}))).toBe(expected)
})

test('the confirmation follows the password', () => {
  expect(liveErrorOf(signUpRules.confirmPassword, 'abc123', { password: 'abc123' })).toBeUndefined()
  expect(text(liveErrorOf(signUpRules.confirmPassword, 'abc123', { password: 'abc124' }))).toBe(
    'Passwords do not match.',
  )
})
