import { type AuthLanguage, type AuthText, type ErrorName, errorCatalogue, socialTexts } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'

type Texts = Readonly<Record<AuthText, string>>

/** Failures with texts in both languages. */
const inBothLanguages: ReadonlyMap<string, AuthText> = new Map([
  ['InvalidCredentials', 'loginFailed'],
  ['AccountLocked', 'accountLocked'],
  ['TooManyRequests', 'tooManyRequests'],
])

/** Returns the server's message, in the screen's language if the catalog has it. */
export function failureTextOf(error: unknown, texts: Texts): string {
  if (error instanceof ApiError && error.exceptionName !== undefined) {
    const key = inBothLanguages.get(error.exceptionName)
    if (key && messageNamed(error.exceptionName) === error.message) return texts[key]
  }
  return messageOf(error)
}

/** Returns the text for the failure name in the address. */
export function socialFailureText(name: string, language: AuthLanguage, texts: Texts): string {
  const key = inBothLanguages.get(name)
  if (key) return texts[key]
  return language === 'ko' ? messageNamed(name) : socialTexts[isSocial(name) ? name : 'SocialSignInFailed']
}

/** Returns the catalog's message for the failure in the address; unknown names count as a failed sign-in. */
export const messageNamed = (name: string): string => errorCatalogue[isErrorName(name) ? name : 'SocialSignInFailed'][1]

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorCatalogue, name)
const isSocial = (name: string): name is keyof typeof socialTexts => Object.hasOwn(socialTexts, name)
