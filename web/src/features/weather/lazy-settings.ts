import { lazyNamed } from '../../ui/lazy.ts'

export const AlertsSetting = lazyNamed(() => import('./components/AlertsSetting.tsx'), 'AlertsSetting')
