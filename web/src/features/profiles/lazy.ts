import { lazyNamed } from '../../ui/lazy.ts'

/** Only the settings need it, while every page needs a profile. */
export const ProfileForm = lazyNamed(() => import('./forms/ProfileForm.tsx'), 'ProfileForm')
