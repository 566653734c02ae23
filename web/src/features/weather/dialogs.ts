import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const search = () => import('./PlaceDialog.tsx')

/** Fetched at the first sign of use, since no first view needs it. */
export const PlaceDialog = lazy(async () => ({ default: (await search()).PlaceDialog }))

/** Few forecasts move that much while somebody looks. */
export const MovedForecast = lazy(async () => ({ default: (await import('./MovedForecast.tsx')).MovedForecast }))

/** Only the settings need it. */
export const AlertsSetting = lazy(async () => ({ default: (await import('./AlertsSetting.tsx')).AlertsSetting }))

export function warmUpPlaceDialog(): void {
  warmUp(search)
}
