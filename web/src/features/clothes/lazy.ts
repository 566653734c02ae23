import { lazy } from '../../ui/lazy.ts'

const details = lazy(() => import('./components/details/ClothesDetailsDialog.tsx'))

export const ClothesDetailsDialog = details.part('ClothesDetailsDialog')
export const warmUpClothesDetails = details.warmUp
