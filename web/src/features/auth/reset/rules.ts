import { emailPattern } from '@otday/contract'
import { isPassword, type Rules } from '../rules.ts'

export const emailRules: Rules<'email'> = {
  email: { required: 'signUpEmailRequired', invalid: 'signUpEmailInvalid', holds: (value) => emailPattern.test(value) },
}

export const temporaryRules: Rules<'temporary'> = {
  temporary: {
    required: 'temporaryPasswordRequired',
    invalid: 'temporaryPasswordRequired',
    holds: (value) => value.trim() !== '',
  },
}

export const newPasswordRules: Rules<'password' | 'confirmPassword'> = {
  password: { required: 'resetPasswordRequired', invalid: 'resetPasswordInvalid', holds: isPassword },
  confirmPassword: {
    required: 'resetConfirmMismatch',
    invalid: 'resetConfirmMismatch',
    holds: (value, others) => value === others.password,
  },
}
