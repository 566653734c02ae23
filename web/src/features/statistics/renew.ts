import { StatisticsPeriod } from '@otday/contract'
import { renewKeptSoon } from '../../platform/cache/renew-kept.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { recordQuery, statisticsKey, statisticsQuery } from './queries.ts'

const pages: readonly unknown[] = [...StatisticsPeriod.options, 'record']

/** Refetches the statistics that are stored for offline use. */
export const renewStatistics = (): void =>
  renewKeptSoon(
    statisticsKey,
    ([, , page]) =>
      page === 'record'
        ? queryClient.prefetchQuery(recordQuery)
        : queryClient.prefetchQuery(statisticsQuery(page as StatisticsPeriod)),
    ([, , page]) => pages.includes(page),
  )
