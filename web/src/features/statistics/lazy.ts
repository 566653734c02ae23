import { lazy } from '../../ui/lazy.ts'

/** Component for the purchase of a piece; its code is loaded when the details of a piece are first shown. */
export const PiecePurchase = lazy(() => import('./components/PiecePurchase.tsx')).part('PiecePurchase')

/** Refetches the statistics, also those that earlier visits stored for offline use. */
export const renewStatistics = (): void =>
  void import('./renew.ts').then(({ renewStatistics }) => renewStatistics()).catch(() => undefined)
