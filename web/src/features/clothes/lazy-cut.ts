import { lazy } from '../../ui/lazy.ts'

/** Apart from the dialogs, which open it. */
export const CutDialog = lazy(() => import('./components/cut/CutDialog.tsx')).part('CutDialog')
