import { lazy } from '../../ui/lazy.ts'
import { warmUpClothesDetails } from '../clothes/index.ts'
import { warmUpClothesForm } from '../clothes-form/index.ts'

const filter = lazy(() => import('./components/AttributeFilterPanel.tsx'))
const attribute = lazy(() => import('./components/SetAttributeDialog.tsx'))
const confirmation = lazy(() => import('./components/DeleteClothesDialog.tsx'))

export const AttributeFilterPanel = filter.part('AttributeFilterPanel')
export const DeleteClothesDialog = confirmation.part('DeleteClothesDialog')
export const SetAttributeDialog = attribute.part('SetAttributeDialog')
export const QuickStartDialog = lazy(() => import('./components/QuickStartDialog.tsx')).part('QuickStartDialog')
export const ClosetGaps = lazy(() => import('./components/ClosetGaps.tsx')).part('ClosetGaps')

/** Preloads the dialogs, which no first view needs. */
export function warmUpClothesDialogs(): void {
  warmUpClothesForm()
  warmUpClothesDetails()
  filter.warmUp()
  attribute.warmUp()
  confirmation.warmUp()
}
