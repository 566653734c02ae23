import { lazy } from '../../ui/lazy.ts'

/** Part of the settings page; its code is loaded when that page first shows it. */
export const AudienceSettings = lazy(() => import('./components/AudienceSettings.tsx')).part('AudienceSettings')
