import { type AuthText, Email, Name, type NewUser, Password, type SignIn } from '@otday/contract'
import type * as z from 'zod'
import { reachableEmail } from '../../../platform/forms/email-rule.ts'
import { repeats, required, type Rules } from '../../../platform/forms/rules.ts'

export const loginRules: Rules<z.input<typeof SignIn>, AuthText> = {
  username: required(Email, 'loginEmailRequired', 'loginEmailInvalid'),
  password: required(Password, 'loginPasswordRequired', 'loginPasswordInvalid'),
}

export const signUpRules: Rules<z.input<typeof NewUser> & { confirmPassword: string }, AuthText> = {
  email: reachableEmail('signUpEmailRequired', 'signUpEmailInvalid', 'emailInHangul'),
  name: required(Name, 'signUpNameRequired', 'signUpNameInvalid'),
  password: required(Password, 'signUpPasswordRequired', 'signUpPasswordInvalid'),
  confirmPassword: repeats('password', 'signUpConfirmRequired', 'signUpConfirmMismatch'),
}
