import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const hours = () => import('./components/HourLine.tsx')

/** Unfolded with a press. */
export const HourLine = lazyNamed(hours, 'HourLine')

/** After another place than the profile's was looked at. */
export const KeepPlace = lazyNamed(() => import('./components/KeepPlace.tsx'), 'KeepPlace')

/** For people without a place. */
export const AskPlace = lazyNamed(() => import('./components/AskPlace.tsx'), 'AskPlace')

/** Few forecasts move that much. */
export const MovedForecast = lazyNamed(() => import('./components/MovedForecast.tsx'), 'MovedForecast')

warmUp(hours)
