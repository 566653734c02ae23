import { lazy } from '../../ui/lazy.ts'

const hours = lazy(() => import('./components/HourLine.tsx'))

/** Loaded lazily, as a press unfolds it. */
export const HourLine = hours.part('HourLine')

/** Offers to save a place in the profile once its weather was shown instead of that of the profile's place. */
export const KeepPlace = lazy(() => import('./components/KeepPlace.tsx')).part('KeepPlace')

/** Asks people without a place for one. */
export const AskPlace = lazy(() => import('./components/AskPlace.tsx')).part('AskPlace')

/** Loaded lazily, as few forecasts change that much. */
export const MovedForecast = lazy(() => import('./components/MovedForecast.tsx')).part('MovedForecast')

/** Loaded lazily, as only the settings show it. */
export const AlertsSetting = lazy(() => import('./components/AlertsSetting.tsx')).part('AlertsSetting')

hours.warmUp()
