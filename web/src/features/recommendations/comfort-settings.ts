import { lazy } from 'react'

/** Only the settings need it. */
export const ComfortSettings = lazy(async () => ({ default: (await import('./ComfortSettings.tsx')).ComfortSettings }))
