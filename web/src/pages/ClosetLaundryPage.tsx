import { LaundryBoard } from '../features/laundry/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** The wash and the storage of one's own closet. */
export function ClosetLaundryPage() {
  return (
    <>
      <ClosetTabs />
      <LaundryBoard />
    </>
  )
}
