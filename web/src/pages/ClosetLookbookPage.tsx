import { Lookbook } from '../features/lookbook/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'
import { withUser } from './with-user.tsx'

/** The user's own saved outfits. */
export const ClosetLookbookPage = withUser(({ user }) => (
  <>
    <ClosetTabs />
    <Lookbook user={user} />
  </>
))
