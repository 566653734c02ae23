import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const failures = () => import('./components/FailureText.tsx')

/** Failure texts in both languages: most visits need none. */
export const SignInFailure = lazyNamed(failures, 'SignInFailure')
export const SocialFailure = lazyNamed(failures, 'SocialFailure')

/** Outside the budget of the login page. */
export const PasswordReset = lazyNamed(() => import('./forms/reset/PasswordReset.tsx'), 'PasswordReset')

/** Before what asks for the password again. */
export const OwnerCheck = lazyNamed(() => import('./components/OwnerCheck.tsx'), 'OwnerCheck')

export const SignInMethods = lazyNamed(() => import('./components/SignInMethods.tsx'), 'SignInMethods')

warmUp(failures)
