import { lazy } from '../../ui/lazy.ts'

const search = lazy(() => import('./components/PlaceDialog.tsx'))

export const PlaceDialog = search.part('PlaceDialog')

search.warmUp()
