import { LaundryBoard } from '../features/laundry/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Page of the user's pieces that are in the wash or packed away for the season. */
export function ClosetLaundryPage() {
  return (
    <>
      <ClosetTabs />
      <LaundryBoard />
    </>
  )
}
