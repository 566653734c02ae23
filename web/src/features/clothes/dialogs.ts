import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const form = () => import('./ClothesDialog.tsx')
const confirmation = () => import('./DeleteClothesDialog.tsx')

/** The dialogs of the closet: fetched at the first sign of use, since no first view needs them. */
export const AddClothesDialog = lazy(async () => ({ default: (await form()).AddClothesDialog }))
export const EditClothesDialog = lazy(async () => ({ default: (await form()).EditClothesDialog }))
export const DeleteClothesDialog = lazy(async () => ({ default: (await confirmation()).DeleteClothesDialog }))

export function warmUpClothesDialogs(): void {
  warmUp(form)
  warmUp(confirmation)
}
