import { type AuthText, isBlank, Password, type ResetText } from '@otday/contract'
import { reachableEmail } from '../../../../platform/forms/email-rule.ts'
import { missing, repeats, required, type Rules } from '../../../../platform/forms/rules.ts'

export const emailRules: Rules<{ email: string }, AuthText> = {
  email: reachableEmail('signUpEmailRequired', 'signUpEmailInvalid', 'emailInHangul'),
}

export const temporaryRules: Rules<{ temporary: string }, ResetText> = {
  temporary: (value) => (isBlank(value) ? missing('temporaryPasswordRequired') : null),
}

export const newPasswordRules: Rules<{ password: string; confirmPassword: string }, ResetText> = {
  password: required(Password, 'resetPasswordRequired', 'resetPasswordInvalid'),
  confirmPassword: repeats('password', 'resetConfirmMismatch', 'resetConfirmMismatch'),
}
