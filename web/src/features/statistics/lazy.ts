import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first details of a piece. */
export const PiecePurchase = lazy(() => import('./components/PiecePurchase.tsx')).part('PiecePurchase')

/** Refetches the statistics, also those that earlier visits stored for offline use. */
export const renewStatistics = (): void =>
  void import('./renew.ts').then(({ renewStatistics }) => renewStatistics()).catch(() => undefined)
