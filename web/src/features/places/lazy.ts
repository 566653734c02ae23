import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const search = () => import('./components/PlaceDialog.tsx')

export const PlaceDialog = lazyNamed(search, 'PlaceDialog')

warmUp(search)
