import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first details of a piece. */
export const PiecePurchase = lazy(() => import('./components/PiecePurchase.tsx')).part('PiecePurchase')

/** What is counted from records is read anew, also that of earlier visits. */
export const renewStatistics = (): void =>
  void import('./renew.ts').then(({ renewStatistics }) => renewStatistics()).catch(() => undefined)
