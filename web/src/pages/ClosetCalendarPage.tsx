import { WearCalendar } from '../features/calendar/index.ts'
import { useUser } from '../platform/session/session.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** One's own diary of outfits. */
export function ClosetCalendarPage() {
  const user = useUser()
  return (
    user && (
      <>
        <ClosetTabs />
        <WearCalendar userId={user.id} />
      </>
    )
  )
}
