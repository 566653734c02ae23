import { type AuthLanguage, type AuthText, type ErrorName, errorCatalogue, socialTexts } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'

type Texts = Readonly<Record<AuthText, string>>

/** Names of failures with texts in Korean and English, and the keys of these texts. */
const inBothLanguages: ReadonlyMap<string, AuthText> = new Map([
  ['InvalidCredentials', 'loginFailed'],
  ['AccountLocked', 'accountLocked'],
  ['TooManyRequests', 'tooManyRequests'],
])

/** Returns the failure's text: in the screen's language if `inBothLanguages` has it, otherwise the server's message. */
export function failureTextOf(error: unknown, texts: Texts): string {
  if (error instanceof ApiError && error.exceptionName !== undefined) {
    const key = inBothLanguages.get(error.exceptionName)
    if (key && messageNamed(error.exceptionName) === error.message) return texts[key]
  }
  return messageOf(error)
}

/** Returns the text for a failed sign-in at a provider, whose name comes from the URL. */
export function socialFailureText(name: string, language: AuthLanguage, texts: Texts): string {
  const key = inBothLanguages.get(name)
  if (key) return texts[key]
  return language === 'ko' ? messageNamed(name) : socialTexts[isSocial(name) ? name : 'SocialSignInFailed']
}

/** Returns the Korean message of the named failure; unknown names count as a failed sign-in at a provider. */
export const messageNamed = (name: string): string => errorCatalogue[isErrorName(name) ? name : 'SocialSignInFailed'][1]

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorCatalogue, name)
const isSocial = (name: string): name is keyof typeof socialTexts => Object.hasOwn(socialTexts, name)
