import { Email, emailOf } from '@otday/contract'
import { invalid, required } from './rules.ts'

const letter = /[ㄱ-ㅎㅏ-ㅣ가-힣]/
/** Single Korean letters, which no domain contains: Korean domains consist of whole syllables. */
const loose = /[ㄱ-ㅎㅏ-ㅣ]/

/** Whether an e-mail was typed with the keyboard still in Hangul. */
export function isTypedInHangul(email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  return letter.test(name) || loose.test(domain)
}

/**
 * Returns the rule for e-mails that mail reaches: hardly any server has names beyond ASCII, though the contract takes
 * them.
 */
export const reachableEmail = <Text extends string>(missingText: Text, invalidText: Text, hangulText: Text) => {
  const isEmail = required(Email, missingText, invalidText)
  return (value: string) => {
    if (isTypedInHangul(value)) return invalid(hangulText)
    return isEmail(value) ?? (/^[ -~]+@/.test(emailOf(value)) ? null : invalid(invalidText))
  }
}
