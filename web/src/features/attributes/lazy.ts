import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const form = () => import('./components/DefinitionDialog.tsx')

export const AddDefinitionDialog = lazyNamed(form, 'AddDefinitionDialog')
export const EditDefinitionDialog = lazyNamed(form, 'EditDefinitionDialog')

export const warmUpDefinitionDialogs = () => warmUp(form)
