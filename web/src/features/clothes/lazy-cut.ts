import { lazyNamed } from '../../ui/lazy.ts'

/** Apart from the dialogs, which open it. */
export const CutDialog = lazyNamed(() => import('./components/cut/CutDialog.tsx'), 'CutDialog')
