import { lazy } from '../../ui/lazy.ts'

const failures = lazy(() => import('./components/FailureText.tsx'))

/** Failure texts in both languages: most visits need none. */
export const SignInFailure = failures.part('SignInFailure')
export const SocialFailure = failures.part('SocialFailure')

/** Outside the budget of the login page. */
export const PasswordReset = lazy(() => import('./forms/reset/PasswordReset.tsx')).part('PasswordReset')

/** Before what asks for the password again. */
export const OwnerCheck = lazy(() => import('./components/OwnerCheck.tsx')).part('OwnerCheck')

export const SignInMethods = lazy(() => import('./components/SignInMethods.tsx')).part('SignInMethods')

failures.warmUp()
