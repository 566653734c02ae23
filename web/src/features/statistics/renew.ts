import { StatisticsPeriod } from '@otday/contract'
import { renewKeptSoon } from '../../platform/cache/renew-kept.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { recordQuery, statisticsKey, statisticsQuery } from './queries.ts'

const pages: readonly unknown[] = [...StatisticsPeriod.options, 'record']

/** Reads anew what is counted from records. */
export const renewStatistics = (): void =>
  renewKeptSoon(
    statisticsKey,
    ([, , page]) =>
      page === 'record'
        ? queryClient.prefetchQuery(recordQuery)
        : queryClient.prefetchQuery(statisticsQuery(page as StatisticsPeriod)),
    ([, , page]) => pages.includes(page),
  )
