import { StatisticsPeriod } from '@otday/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { statisticsQuery } from './queries.ts'

const isBare = ({ data }: UseQueryResult<{ recordedDays: number; pieces: { owned: number } }>) =>
  data !== undefined && data.recordedDays === 0 && data.pieces.owned > 0

/**
 * Returns the period that was asked for, else the shortest one with records: on the first days of a season, the season
 * has none. Null while that is unknown.
 */
export function usePeriod(asked: StatisticsPeriod | undefined): StatisticsPeriod | null {
  const season = useQuery({ ...statisticsQuery('SEASON'), enabled: asked === undefined })
  const year = useQuery({ ...statisticsQuery('YEAR'), enabled: asked === undefined && isBare(season) })
  const all = useQuery({ ...statisticsQuery('ALL'), enabled: asked === undefined && isBare(season) && isBare(year) })
  if (asked) return asked
  if (!isBare(season)) return 'SEASON'
  if (!isBare(year)) return year.data ? 'YEAR' : year.isError ? 'SEASON' : null
  return all.isPending ? null : isBare(all) ? 'SEASON' : 'ALL'
}
