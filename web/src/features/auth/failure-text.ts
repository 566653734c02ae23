import { type AuthText, errorCatalogue } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api-error.ts'

const inBothLanguages: Readonly<Record<string, AuthText>> = {
  InvalidCredentials: 'loginFailed',
  AccountLocked: 'accountLocked',
  TooManyRequests: 'tooManyRequests',
}

/** The line under the login: the server's own words, said in the screen's language where the catalogue knows them. */
export function failureTextOf(error: unknown, texts: Readonly<Record<AuthText, string>>): string {
  if (error instanceof ApiError) {
    if (error.status === 0) return texts.networkFailed
    const name = error.exceptionName
    const key = name && inBothLanguages[name]
    if (key && messageInCatalogue(name) === error.message) return texts[key]
  }
  return messageOf(error)
}

const messageInCatalogue = (name: string): string | undefined =>
  Object.entries(errorCatalogue).find(([known]) => known === name)?.[1][1]
