import { lazy } from '../../ui/lazy.ts'

/** Hardly any visit needs it. */
export const OpenOutside = lazy(() => import('./OpenOutside.tsx')).part('OpenOutside')
