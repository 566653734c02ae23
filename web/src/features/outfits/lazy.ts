import { lazyNamed, warmUp } from '../../ui/lazy.ts'

/** Of no use until something is chosen by hand. */
export const loadStyling = async () => (await import('./styling-api.ts')).stylingApi

const ootd = () => import('./components/OotdDialog.tsx')

/** Most mornings end without a post. */
export const OotdDialog = lazyNamed(ootd, 'OotdDialog')
export const warmUpOotdDialog = () => warmUp(ootd)

/** Opened by hand, from other features, too. */
export const ComposeDialog = lazyNamed(() => import('./components/compose/ComposeDialog.tsx'), 'ComposeDialog')
export const ExchangeDialog = lazyNamed(() => import('./components/exchange/ExchangeDialog.tsx'), 'ExchangeDialog')
export const ShareDialog = lazyNamed(() => import('./components/ShareDialog.tsx'), 'ShareDialog')
