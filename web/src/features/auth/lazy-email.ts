import { lazy } from '../../ui/lazy.ts'

/** Suggestion of the e-mail that was meant, with the keys of Hangul; in a file of its own, as lazy parts use it. */
export const MeantEmail = lazy(() => import('./components/MeantEmail.tsx')).part('MeantEmail')
