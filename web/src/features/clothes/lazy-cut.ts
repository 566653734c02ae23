import { lazy } from '../../ui/lazy.ts'

/** Loaded separately from the dialogs that open it. */
export const CutDialog = lazy(() => import('./components/cut/CutDialog.tsx')).part('CutDialog')
