import { Lookbook } from '../features/lookbook/index.ts'
import { useUser } from '../platform/session/session.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** The user's own saved outfits. */
export function ClosetLookbookPage() {
  const user = useUser()
  return (
    user && (
      <>
        <ClosetTabs />
        <Lookbook user={user} />
      </>
    )
  )
}
