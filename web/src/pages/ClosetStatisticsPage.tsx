import { StatisticsBoard } from '../features/statistics/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** What one wears, counted. */
export function ClosetStatisticsPage() {
  return (
    <>
      <ClosetTabs />
      <StatisticsBoard />
    </>
  )
}
