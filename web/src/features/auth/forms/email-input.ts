export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 254,
} as const
