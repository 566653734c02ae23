import { lazy } from '../../ui/lazy.ts'

/** With the keys of Hangul; apart, as lazy parts use it. */
export const MeantEmail = lazy(() => import('./components/MeantEmail.tsx')).part('MeantEmail')
