import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const texts = () => import('./FailureText.tsx')

/** The words for failures, in both languages: most visits need none of them. */
export const SignInFailure = lazy(async () => ({ default: (await texts()).SignInFailure }))
export const SocialFailure = lazy(async () => ({ default: (await texts()).SocialFailure }))

warmUp(texts)
