import { emailKeyOf, Password } from '@otday/contract'
import type { FieldFailures } from '../../../platform/forms/failures.ts'
import { reachableEmail } from '../../../platform/forms/email-rule.ts'
import { invalid, repeats, required, type Rule } from '../../../platform/forms/rules.ts'
import { accountTexts } from '../words.data.ts'

/** Rule for a new e-mail address, which must differ from `known`, the current one. */
export const emailRule = (known: string): Rule<string, unknown> => {
  const isEmail = reachableEmail<string>(
    accountTexts.emailRequired,
    accountTexts.emailInvalid,
    accountTexts.emailInHangul,
  )
  return (email) => isEmail(email) ?? (emailKeyOf(email) === emailKeyOf(known) ? invalid(accountTexts.emailSame) : null)
}

export const passwordRule = required(Password, accountTexts.passwordRequired, accountTexts.passwordInvalid)
export const confirmRule = repeats('password', accountTexts.confirmRequired, accountTexts.confirmMismatch)

/** Form field and text for failures of calls that take the current password. */
export const accountFailures: FieldFailures<'current', string> = {
  InvalidCredentials: ['current', accountTexts.currentWrong],
}
