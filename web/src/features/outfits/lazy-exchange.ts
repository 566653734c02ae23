import { lazyNamed } from '../../ui/lazy.ts'

/** Opened from the outfit and from what is posted. */
export const ExchangeDialog = lazyNamed(() => import('./components/exchange/ExchangeDialog.tsx'), 'ExchangeDialog')
