import { StatisticsBoard } from '../features/statistics/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Shows what one wears, counted. */
export function ClosetStatisticsPage() {
  return (
    <>
      <ClosetTabs />
      <StatisticsBoard />
    </>
  )
}
