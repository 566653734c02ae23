import { Trips } from '../features/trips/index.ts'
import { useUser } from '../platform/session/session.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Page for trips and what to pack. */
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
