import { emailPattern, type ResetText } from '@otday/contract'
import { isPassword, type Rules } from '../rules.ts'

export const emailRules: Rules<'email'> = {
  email: {
    required: 'signUpEmailRequired',
    invalid: 'signUpEmailInvalid',
    isValid: (value) => emailPattern.test(value),
  },
}

export const temporaryRules: Rules<'temporary', ResetText> = {
  temporary: {
    required: 'temporaryPasswordRequired',
    invalid: 'temporaryPasswordRequired',
    isValid: (value) => value.trim() !== '',
  },
}

export const newPasswordRules: Rules<'password' | 'confirmPassword', ResetText> = {
  password: { required: 'resetPasswordRequired', invalid: 'resetPasswordInvalid', isValid: isPassword },
  confirmPassword: {
    required: 'resetConfirmMismatch',
    invalid: 'resetConfirmMismatch',
    isValid: (value, others) => value === others.password,
  },
}
