import { WearCalendar } from '../features/calendar/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'
import { withUser } from './with-user.tsx'

/** One's own diary of outfits. */
export const ClosetCalendarPage = withUser(({ user }) => (
  <>
    <ClosetTabs />
    <WearCalendar userId={user.id} />
  </>
))
