import { authTexts, errorCatalogue, fallbackTexts, socialTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { failureTextOf, messageNamed, socialFailureText } from './failure-text.ts'

const { en, ko } = authTexts
const answer = (exceptionName: string, message: string) => new ApiError(401, { exceptionName, message, details: {} })

test('what the catalogue knows is said in the language of the screen', () => {
  const error = answer('InvalidCredentials', errorCatalogue.InvalidCredentials[1])
  expect(failureTextOf(error, en)).toBe(en.loginFailed)
  expect(failureTextOf(error, ko)).toBe(ko.loginFailed)
})

test('what a server says in its own words is left as it is', () => {
  expect(failureTextOf(answer('InvalidCredentials', '다른 말'), en)).toBe('다른 말')
  expect(failureTextOf(answer('constructor', '또 다른 말'), en)).toBe('또 다른 말')
  expect(failureTextOf(new ApiError(500, {}), en)).toBe(fallbackTexts.api)
})

test.each(Object.keys(socialTexts) as (keyof typeof socialTexts)[])('%s has words in both languages', (name) => {
  expect(socialFailureText(name, 'en', en)).toBe(socialTexts[name])
  expect(socialFailureText(name, 'ko', ko)).toBe(errorCatalogue[name][1])
})

test('a locked account is told by a provider as by the form', () => {
  expect(socialFailureText('AccountLocked', 'en', en)).toBe(en.accountLocked)
  expect(socialFailureText('TooManyRequests', 'ko', ko)).toBe(ko.tooManyRequests)
})

test.each(['', 'nonsense', '__proto__', 'toString'])('%j in an address is told as a sign-in that failed', (name) => {
  expect(socialFailureText(name, 'en', en)).toBe(socialTexts.SocialSignInFailed)
  expect(messageNamed(name)).toBe(errorCatalogue.SocialSignInFailed[1])
})
