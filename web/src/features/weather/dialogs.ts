import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const search = () => import('./PlaceDialog.tsx')

/** Fetched at the first sign of use, since no first view needs it. */
export const PlaceDialog = lazy(async () => ({ default: (await search()).PlaceDialog }))

/** Only those who have no place are asked for one. */
export const AskPlace = lazy(async () => ({ default: (await import('./AskPlace.tsx')).AskPlace }))

/** Few forecasts move that much while somebody looks. */
export const MovedForecast = lazy(async () => ({ default: (await import('./MovedForecast.tsx')).MovedForecast }))

/** Only the settings need it. */
export const AlertsSetting = lazy(async () => ({ default: (await import('./AlertsSetting.tsx')).AlertsSetting }))

export function warmUpPlaceDialog(): void {
  warmUp(search)
}
