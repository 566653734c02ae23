export { ProfileForm } from './lazy.ts'
export { ProfileHeader } from './components/ProfileHeader.tsx'
export { profileQuery } from './queries.ts'
