import { authTexts, errorCatalogue, fallbackTexts, socialTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { failureTextOf, messageNamed, socialFailureText } from './failure-text.ts'

const { en, ko } = authTexts
const answer = (exceptionName: string, message: string) => new ApiError(401, { exceptionName, message, details: {} })

test('an error message of the catalog is shown in the language of the screen', () => {
  const error = answer('InvalidCredentials', errorCatalogue.InvalidCredentials[1])
  expect(failureTextOf(error, en)).toBe(en.loginFailed)
  expect(failureTextOf(error, ko)).toBe(ko.loginFailed)
})

test('an error message that is not in the catalog is shown unchanged', () => {
  expect(failureTextOf(answer('InvalidCredentials', '다른 말'), en)).toBe('다른 말')
  expect(failureTextOf(answer('constructor', '또 다른 말'), en)).toBe('또 다른 말')
  expect(failureTextOf(new ApiError(500, {}), en)).toBe(fallbackTexts.api)
})

test.each(Object.keys(socialTexts) as (keyof typeof socialTexts)[])(
  'the sign-in error %s has a text in English and in Korean',
  (name) => {
    expect(socialFailureText(name, 'en', en)).toBe(socialTexts[name])
    expect(socialFailureText(name, 'ko', ko)).toBe(errorCatalogue[name][1])
  },
)

test('social sign-in shows the same texts as the form for a locked account and too many requests', () => {
  expect(socialFailureText('AccountLocked', 'en', en)).toBe(en.accountLocked)
  expect(socialFailureText('TooManyRequests', 'ko', ko)).toBe(ko.tooManyRequests)
})

test.each(['', 'nonsense', '__proto__', 'toString'])(
  'the unknown error name %j in an address shows the text of a failed sign-in',
  (name) => {
    expect(socialFailureText(name, 'en', en)).toBe(socialTexts.SocialSignInFailed)
    expect(messageNamed(name)).toBe(errorCatalogue.SocialSignInFailed[1])
  },
)
