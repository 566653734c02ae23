import { StatisticsPeriod, type Wear } from '@otday/contract'
import { changeUnread, renewKeptSoon } from '../../platform/kept/renew-kept.ts'
import { queryClient } from '../../platform/query-client.ts'
import { recordQuery, statisticsKey, statisticsQuery } from './components/statistics/queries.ts'
import { wearsListKey } from './queries.ts'

interface Days {
  from: string
  to: string
}

/** Days that an earlier visit read: offline they show what `change` makes of them. */
export const renewWears = (change: (wears: readonly Wear[], days: Days) => readonly Wear[]): Promise<void> =>
  changeUnread<{ wears: readonly Wear[] }>(wearsListKey, (list, key) => ({
    ...list,
    wears: change(list.wears, key[2] as Days),
  }))

const pages: readonly unknown[] = [...StatisticsPeriod.options, 'record']

/** What is counted from records. */
export const renewStatistics = (): void =>
  renewKeptSoon(
    statisticsKey,
    ([, , page]) =>
      page === 'record'
        ? queryClient.prefetchQuery(recordQuery)
        : queryClient.prefetchQuery(statisticsQuery(page as StatisticsPeriod)),
    ([, , page]) => pages.includes(page),
  )
