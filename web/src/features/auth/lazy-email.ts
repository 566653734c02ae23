import { lazyNamed } from '../../ui/lazy.ts'

/** With the keys of Hangul; apart, as lazy parts use it. */
export const MeantEmail = lazyNamed(() => import('./components/MeantEmail.tsx'), 'MeantEmail')
