import { lazy } from '../../ui/lazy.ts'

const hours = lazy(() => import('./components/HourLine.tsx'))

/** Unfolded with a press. */
export const HourLine = hours.part('HourLine')

/** After another place than the profile's was looked at. */
export const KeepPlace = lazy(() => import('./components/KeepPlace.tsx')).part('KeepPlace')

/** For people without a place. */
export const AskPlace = lazy(() => import('./components/AskPlace.tsx')).part('AskPlace')

/** Few forecasts move that much. */
export const MovedForecast = lazy(() => import('./components/MovedForecast.tsx')).part('MovedForecast')

/** Of the settings. */
export const AlertsSetting = lazy(() => import('./components/AlertsSetting.tsx')).part('AlertsSetting')

hours.warmUp()
