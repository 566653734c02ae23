import { lazy } from '../../ui/lazy.ts'

/** Loaded on demand, since few visits come from a browser within another app. */
export const OpenOutside = lazy(() => import('./OpenOutside.tsx')).part('OpenOutside')
