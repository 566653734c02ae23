import { lazy } from '../../ui/lazy.ts'

const form = lazy(() => import('./components/DefinitionDialog.tsx'))

export const AddDefinitionDialog = form.part('AddDefinitionDialog')
export const EditDefinitionDialog = form.part('EditDefinitionDialog')

export const warmUpDefinitionDialogs = () => form.warmUp()
