import { lazy } from 'react'

/** Only the settings need them. */
export const ComfortSettings = lazy(async () => ({ default: (await import('./ComfortSettings.tsx')).ComfortSettings }))
export const StylistSettings = lazy(async () => ({
  default: (await import('./settings/StylistSettings.tsx')).StylistSettings,
}))
