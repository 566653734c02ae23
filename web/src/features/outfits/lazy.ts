import { lazy } from '../../ui/lazy.ts'

const ootd = lazy(() => import('./components/OotdDialog.tsx'))

/** Loaded lazily, as most visits end without a post. */
export const OotdDialog = ootd.part('OotdDialog')
export const warmUpOotdDialog = () => ootd.warmUp()

/** Dialog whose code is loaded when it is first opened; other features open it, too. */
export const ComposeDialog = lazy(() => import('./components/compose/ComposeDialog.tsx')).part('ComposeDialog')
export const ShareDialog = lazy(() => import('./components/ShareDialog.tsx')).part('ShareDialog')
