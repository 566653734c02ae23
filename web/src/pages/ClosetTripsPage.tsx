import { Trips } from '../features/trips/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'
import { withUser } from './with-user.tsx'

/** Page of the user's trips and their packing lists. */
export const ClosetTripsPage = withUser(({ user }) => (
  <>
    <ClosetTabs />
    <Trips user={user} />
  </>
))
