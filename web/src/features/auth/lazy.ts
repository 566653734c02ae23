import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const failures = () => import('./components/FailureText.tsx')

/** Words for failures in both languages, which most visits do not need. */
export const SignInFailure = lazyNamed(failures, 'SignInFailure')
export const SocialFailure = lazyNamed(failures, 'SocialFailure')

/** The login page has no bytes to spare for it. */
export const PasswordReset = lazyNamed(() => import('./components/PasswordReset.tsx'), 'PasswordReset')

export const SignInMethods = lazyNamed(() => import('./components/SignInMethods.tsx'), 'SignInMethods')

warmUp(failures)
