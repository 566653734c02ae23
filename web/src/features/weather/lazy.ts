import { lazy } from '../../ui/lazy.ts'

const hours = lazy(() => import('./components/HourLine.tsx'))

/** Loaded on demand, because in most windows the panel is folded until the user unfolds it. */
export const HourLine = hours.part('HourLine')

/** Offers to save a place in the profile once its weather was shown instead of that of the profile's place. */
export const KeepPlace = lazy(() => import('./components/KeepPlace.tsx')).part('KeepPlace')

/** Asks users without a place where they are. */
export const AskPlace = lazy(() => import('./components/AskPlace.tsx')).part('AskPlace')

/** Loaded on demand, because few forecasts change so much that this notice is shown. */
export const MovedForecast = lazy(() => import('./components/MovedForecast.tsx')).part('MovedForecast')

/** Loaded lazily, as only the settings show it. */
export const AlertsSetting = lazy(() => import('./components/AlertsSetting.tsx')).part('AlertsSetting')

hours.warmUp()
