import { StatisticsBoard } from '../features/statistics/index.ts'
import { ClosetTabs } from './ClosetTabs.tsx'

/** Page of statistics on what the user wears. */
export function ClosetStatisticsPage() {
  return (
    <>
      <ClosetTabs />
      <StatisticsBoard />
    </>
  )
}
