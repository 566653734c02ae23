import type { ErrorName } from './errors.ts'

/**
 * English errors of signing in with a provider; the Korean ones are in the catalogue. They are separate, as hardly any
 * visit needs them.
 */
export const socialTexts = {
  SocialSignInFailed: 'Social login failed. Please try again.',
  SocialSignInCancelled: 'Social login was cancelled.',
  SocialEmailMissing:
    'Your social account shared no email address. Allow it there, or sign up with an email and link the account in settings.',
  SocialEmailUnverified: 'The email address of your social account is not verified. Verify it there and try again.',
  SocialEmailTaken: 'This email is already registered. Log in with your password, then link the account in settings.',
  PasswordResetRequired: 'Please reset your password first: your e-mail was just restored.',
  ProviderNotConfigured: 'This login method is not available here.',
  ProviderUnavailable: 'The login service is not responding. Please try again later.',
  AccountDeleted: 'This account has been deleted.',
} as const satisfies Partial<Record<ErrorName, string>>
