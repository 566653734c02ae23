import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const ootd = () => import('./components/OotdDialog.tsx')

/** Most mornings end without a post. */
export const OotdDialog = lazyNamed(ootd, 'OotdDialog')
export const warmUpOotdDialog = () => warmUp(ootd)

/** Opened by hand, from other features, too. */
export const ComposeDialog = lazyNamed(() => import('./components/compose/ComposeDialog.tsx'), 'ComposeDialog')
export const ShareDialog = lazyNamed(() => import('./components/ShareDialog.tsx'), 'ShareDialog')
