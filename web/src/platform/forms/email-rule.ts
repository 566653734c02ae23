import { Email, emailOf } from '@otday/contract'
import { invalid, required } from './rules.ts'

const letter = /[ㄱ-ㅎㅏ-ㅣ가-힣]/
/** No domain has them: their names are whole syllables. */
const loose = /[ㄱ-ㅎㅏ-ㅣ]/

/** With the keyboard still in Hangul. */
export function isTypedInHangul(email: string): boolean {
  const [name = '', domain = ''] = email.split('@')
  return letter.test(name) || loose.test(domain)
}

/** What mail reaches: hardly any server has names beyond ASCII, though the contract takes them. */
export const reachableEmail = <Text extends string>(missingText: Text, invalidText: Text, hangulText: Text) => {
  const isEmail = required(Email, missingText, invalidText)
  return (value: string) => {
    if (isTypedInHangul(value)) return invalid(hangulText)
    return isEmail(value) ?? (/^[ -~]+@/.test(emailOf(value)) ? null : invalid(invalidText))
  }
}
