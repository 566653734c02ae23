import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const form = () => import('./DefinitionDialog.tsx')

/** Fetched at the first sign of use. */
export const AddDefinitionDialog = lazy(async () => ({ default: (await form()).AddDefinitionDialog }))
export const EditDefinitionDialog = lazy(async () => ({ default: (await form()).EditDefinitionDialog }))

export function warmUpDefinitionDialogs(): void {
  warmUp(form)
}
