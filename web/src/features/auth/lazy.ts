import { lazy } from '../../ui/lazy.ts'

const failures = lazy(() => import('./components/FailureText.tsx'))

/** Failure texts in both languages, loaded lazily as most visits need none. */
export const SignInFailure = failures.part('SignInFailure')
export const SocialFailure = failures.part('SocialFailure')

/** Loaded lazily, to stay outside the budget of the login page. */
export const PasswordReset = lazy(() => import('./forms/reset/PasswordReset.tsx')).part('PasswordReset')

/** Check that comes before each dialog that asks for the password again. */
export const OwnerCheck = lazy(() => import('./components/OwnerCheck.tsx')).part('OwnerCheck')

export const SignInMethods = lazy(() => import('./components/SignInMethods.tsx')).part('SignInMethods')

failures.warmUp()
