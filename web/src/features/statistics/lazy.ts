import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first details of a piece. */
export const PiecePurchase = lazy(() => import('./components/PiecePurchase.tsx')).part('PiecePurchase')

/** Refetches what is counted from records, also that of earlier visits. */
export const renewStatistics = (): void =>
  void import('./renew.ts').then(({ renewStatistics }) => renewStatistics()).catch(() => undefined)
