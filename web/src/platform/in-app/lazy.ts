import { lazyNamed } from '../../ui/lazy.ts'

/** Hardly any visit needs it. */
export const OpenOutside = lazyNamed(() => import('./OpenOutside.tsx'), 'OpenOutside')
