import { passwordMaxLength } from '@otday/contract'

/**
 * Attributes for managers of passwords: by themselves they propose signs that the contract refuses.
 * https://developer.apple.com/password-rules
 */
export const newPassword = {
  autoComplete: 'new-password',
  maxLength: passwordMaxLength,
  passwordrules: 'minlength: 8; required: lower; required: digit; allowed: upper, [@$!%*?&];',
} as const
