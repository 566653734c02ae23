export { ProfileForm } from './lazy.ts'
export { ProfileHeader } from './components/ProfileHeader.tsx'
export { homeOf, profileQuery } from './queries.ts'
