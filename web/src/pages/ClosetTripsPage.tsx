import { Trips } from '../features/trips/index.ts'
import { useUser } from '../platform/session/session.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Journeys and what to take along. */
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
