import { lazy } from '../../ui/lazy.ts'

/** Loaded lazily; opened from the outfit and from the post dialog. */
export const ExchangeDialog = lazy(() => import('./components/exchange/ExchangeDialog.tsx')).part('ExchangeDialog')
