import { lazy } from '../../ui/lazy.ts'

/** Suggests the e-mail that was meant, with the table of Hangul keys. Not in `lazy.ts`, as lazy parts use it, too. */
export const MeantEmail = lazy(() => import('./components/MeantEmail.tsx')).part('MeantEmail')
