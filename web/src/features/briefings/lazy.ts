import { lazy } from '../../ui/lazy.ts'

export const BriefingSettings = lazy(() => import('./components/BriefingSettings.tsx')).part('BriefingSettings')
export const BriefingStop = lazy(() => import('./components/BriefingStop.tsx')).part('BriefingStop')
export const BriefingConfirmation = lazy(() => import('./components/BriefingConfirmation.tsx')).part(
  'BriefingConfirmation',
)
