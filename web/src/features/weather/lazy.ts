import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const search = () => import('./components/PlaceDialog.tsx')
const hours = () => import('./components/HourLine.tsx')

export const PlaceDialog = lazyNamed(search, 'PlaceDialog')
/** Unfolded with a press. */
export const HourLine = lazyNamed(hours, 'HourLine')

/** After another place than the profile's was looked at. */
export const KeepPlace = lazyNamed(() => import('./components/KeepPlace.tsx'), 'KeepPlace')

/** For people without a place. */
export const AskPlace = lazyNamed(() => import('./components/AskPlace.tsx'), 'AskPlace')

/** Few forecasts move that much. */
export const MovedForecast = lazyNamed(() => import('./components/MovedForecast.tsx'), 'MovedForecast')

warmUp(search)
warmUp(hours)
