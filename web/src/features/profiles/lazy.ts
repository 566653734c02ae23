import { lazy } from '../../ui/lazy.ts'

/** Only the settings load it; profiles themselves are loaded by every page. */
export const ProfileForm = lazy(() => import('./forms/ProfileForm.tsx')).part('ProfileForm')
