import { lazy } from '../../ui/lazy.ts'

/** Dialog whose code is loaded when it is first opened, not together with the dialogs from which it is opened. */
export const CutDialog = lazy(() => import('./components/cut/CutDialog.tsx')).part('CutDialog')
