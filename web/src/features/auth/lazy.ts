import { lazy } from '../../ui/lazy.ts'

const failures = lazy(() => import('./components/FailureText.tsx'))

/** Failure texts in both languages, loaded lazily as most visits need none. */
export const SignInFailure = failures.part('SignInFailure')
export const SocialFailure = failures.part('SocialFailure')

/** Loaded lazily, so that the code of the login page stays within its size limit. */
export const PasswordReset = lazy(() => import('./forms/reset/PasswordReset.tsx')).part('PasswordReset')

/**
 * Comes before dialogs that change the account: users without a password first confirm by a sign-in at an OAuth
 * provider.
 */
export const OwnerCheck = lazy(() => import('./components/OwnerCheck.tsx')).part('OwnerCheck')

export const SignInMethods = lazy(() => import('./components/SignInMethods.tsx')).part('SignInMethods')

failures.warmUp()
