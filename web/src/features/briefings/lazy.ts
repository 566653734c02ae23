import { lazyNamed } from '../../ui/lazy.ts'

export const BriefingSettings = lazyNamed(() => import('./components/BriefingSettings.tsx'), 'BriefingSettings')
export const BriefingStop = lazyNamed(() => import('./components/BriefingStop.tsx'), 'BriefingStop')
export const BriefingConfirmation = lazyNamed(
  () => import('./components/BriefingConfirmation.tsx'),
  'BriefingConfirmation',
)
