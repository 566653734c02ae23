import { lazy } from 'react'

/** Only the settings need it, while every page needs a profile. */
export const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }))
