import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const form = () => import('./components/ClothesDialog.tsx')
const confirmation = () => import('./components/DeleteClothesDialog.tsx')

export const AddClothesDialog = lazyNamed(form, 'AddClothesDialog')
export const EditClothesDialog = lazyNamed(form, 'EditClothesDialog')
export const SetAttributeDialog = lazyNamed(form, 'SetAttributeDialog')
export const DeleteClothesDialog = lazyNamed(confirmation, 'DeleteClothesDialog')

export const QuickStartDialog = lazyNamed(() => import('./components/QuickStartDialog.tsx'), 'QuickStartDialog')

/** No first view needs them. */
export function warmUpClothesDialogs(): void {
  warmUp(form)
  warmUp(confirmation)
}
