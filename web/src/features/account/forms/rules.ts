import { emailKeyOf, emailPattern, normalised, passwordMaxLength, passwordPattern } from '@otday/contract'
import { accountTexts } from '../words.data.ts'

/** What is wrong with one field: nothing, that it is empty, or that it breaks a rule. */
export interface Problem {
  text: string
  /** Not said while somebody is still about to type. */
  isMissing: boolean
}
export type Judge<Field extends string> = (values: Readonly<Record<Field, string>>) => Problem | null

const missing = (text: string): Problem => ({ text, isMissing: true })
const broken = (text: string): Problem => ({ text, isMissing: false })

/** An account without a password of its own has none to ask for. */
export const currentRule =
  (isOptional: boolean): Judge<'current'> =>
  ({ current }) =>
    current === '' && !isOptional ? missing(accountTexts.currentRequired) : null

/** `known`: the address in use. */
export const emailRule =
  (known: string): Judge<'email'> =>
  ({ email }) => {
    if (email === '') return missing(accountTexts.emailRequired)
    if (!emailPattern.test(normalised(email))) return broken(accountTexts.emailInvalid)
    return emailKeyOf(email) === emailKeyOf(known) ? broken(accountTexts.emailSame) : null
  }

export const passwordRule: Judge<'password'> = ({ password }) => {
  if (password === '') return missing(accountTexts.passwordRequired)
  const fits = passwordPattern.test(password) && password.length <= passwordMaxLength
  return fits ? null : broken(accountTexts.passwordInvalid)
}

export const confirmRule: Judge<'password' | 'confirm'> = ({ password, confirm }) => {
  if (confirm === '') return missing(accountTexts.confirmRequired)
  return confirm === password ? null : broken(accountTexts.confirmMismatch)
}
