export { ProfileForm } from './form.ts'
export { ProfileHeader } from './ProfileHeader.tsx'
export { profileQuery } from './queries.ts'
