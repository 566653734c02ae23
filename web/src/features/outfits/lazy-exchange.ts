import { lazy } from '../../ui/lazy.ts'

/** Opened from the outfit and from what is posted. */
export const ExchangeDialog = lazy(() => import('./components/exchange/ExchangeDialog.tsx')).part('ExchangeDialog')
