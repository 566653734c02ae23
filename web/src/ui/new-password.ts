import { passwordMaxLength } from '@otday/contract'

/**
 * Attributes for password managers, which would otherwise propose characters that the contract refuses.
 * https://developer.apple.com/password-rules
 */
export const newPassword = {
  autoComplete: 'new-password',
  maxLength: passwordMaxLength,
  passwordrules: 'minlength: 8; required: lower; required: digit; allowed: upper, [@$!%*?&];',
} as const
