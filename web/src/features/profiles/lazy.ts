import { lazyNamed } from '../../ui/lazy.ts'

/** Used by the settings only; every page loads profiles. */
export const ProfileForm = lazyNamed(() => import('./forms/ProfileForm.tsx'), 'ProfileForm')
