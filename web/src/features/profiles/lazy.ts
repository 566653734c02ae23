import { lazy } from '../../ui/lazy.ts'

/** Used by the settings only; every page loads profiles. */
export const ProfileForm = lazy(() => import('./forms/ProfileForm.tsx')).part('ProfileForm')
