import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first details of a piece. */
export const PiecePurchase = lazyNamed(() => import('./components/statistics/PiecePurchase.tsx'), 'PiecePurchase')
