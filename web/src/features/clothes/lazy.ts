import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const form = () => import('./components/ClothesDialog.tsx')
const confirmation = () => import('./components/DeleteClothesDialog.tsx')

export const AddClothesDialog = lazyNamed(form, 'AddClothesDialog')
export const EditClothesDialog = lazyNamed(form, 'EditClothesDialog')
export const AttributeFilterPanel = lazyNamed(form, 'AttributeFilterPanel')
export const SetAttributeDialog = lazyNamed(form, 'SetAttributeDialog')
export const DeleteClothesDialog = lazyNamed(confirmation, 'DeleteClothesDialog')

export const QuickStartDialog = lazyNamed(() => import('./components/QuickStartDialog.tsx'), 'QuickStartDialog')

const details = () => import('./components/details/ClothesDetailsDialog.tsx')
export const ClothesDetailsDialog = lazyNamed(details, 'ClothesDetailsDialog')
export const ClosetGaps = lazyNamed(() => import('./components/ClosetGaps.tsx'), 'ClosetGaps')

/** No first view needs them. */
export function warmUpClothesDialogs(): void {
  warmUp(form)
  warmUp(details)
  warmUp(confirmation)
}
