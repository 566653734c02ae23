import { lazy } from '../../ui/lazy.ts'

const form = lazy(() => import('./components/ClothesDialog.tsx'))
const confirmation = lazy(() => import('./components/DeleteClothesDialog.tsx'))

export const AddClothesDialog = form.part('AddClothesDialog')
export const EditClothesDialog = form.part('EditClothesDialog')
export const AttributeFilterPanel = form.part('AttributeFilterPanel')
export const SetAttributeDialog = form.part('SetAttributeDialog')
export const DeleteClothesDialog = confirmation.part('DeleteClothesDialog')

export const QuickStartDialog = lazy(() => import('./components/QuickStartDialog.tsx')).part('QuickStartDialog')

const details = lazy(() => import('./components/details/ClothesDetailsDialog.tsx'))
export const ClothesDetailsDialog = details.part('ClothesDetailsDialog')
export const ClosetGaps = lazy(() => import('./components/ClosetGaps.tsx')).part('ClosetGaps')

/** Preloads the dialogs, which no first view needs. */
export function warmUpClothesDialogs(): void {
  form.warmUp()
  details.warmUp()
  confirmation.warmUp()
}
