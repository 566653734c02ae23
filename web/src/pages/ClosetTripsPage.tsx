import { Trips } from '../features/trips/index.ts'
import { useUser } from '../platform/session/session.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Page of the user's trips and their packing lists. */
export function ClosetTripsPage() {
  const user = useUser()
  return (
    user && (
      <>
        <ClosetTabs />
        <Trips user={user} />
      </>
    )
  )
}
