import { lazy } from '../../ui/lazy.ts'

/**
 * Suggests the e-mail address that was probably meant. Loaded lazily, together with its table of Hangul keys; not
 * declared in `lazy.ts`, as code that is loaded lazily uses it, too.
 */
export const MeantEmail = lazy(() => import('./components/MeantEmail.tsx')).part('MeantEmail')
