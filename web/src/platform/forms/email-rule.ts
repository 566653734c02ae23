import { Email, emailOf } from '@otday/contract'
import { invalid, required } from './rules.ts'

const letter = /[ㄱ-ㅎㅏ-ㅣ가-힣]/
/** Matches a single letter of Hangul; no domain has one, because Korean domains consist of whole syllables. */
const loose = /[ㄱ-ㅎㅏ-ㅣ]/

/** Whether an email address was typed while the keyboard was still set to Hangul. */
export function isTypedInHangul(email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  return letter.test(name) || loose.test(domain)
}

/**
 * Returns the form rule for email addresses. The contract accepts names beyond ASCII, but hardly any mail server does,
 * so this rule refuses them.
 */
export const reachableEmail = <Text extends string>(missingText: Text, invalidText: Text, hangulText: Text) => {
  const isEmail = required(Email, missingText, invalidText)
  return (value: string) => {
    if (isTypedInHangul(value)) return invalid(hangulText)
    return isEmail(value) ?? (/^[ -~]+@/.test(emailOf(value)) ? null : invalid(invalidText))
  }
}
