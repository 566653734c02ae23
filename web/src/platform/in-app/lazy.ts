import { lazy } from '../../ui/lazy.ts'

/** Loaded lazily, since hardly any visit needs it. */
export const OpenOutside = lazy(() => import('./OpenOutside.tsx')).part('OpenOutside')
