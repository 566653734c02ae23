import { lazy } from '../../ui/lazy.ts'

const form = lazy(() => import('./components/ClothesDialog.tsx'))

export const AddClothesDialog = form.part('AddClothesDialog')
export const EditClothesDialog = form.part('EditClothesDialog')
export const warmUpClothesForm = form.warmUp
