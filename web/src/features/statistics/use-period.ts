import { type Statistics, StatisticsPeriod } from '@otday/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { statisticsQuery } from './queries.ts'

const isBare = ({ data }: UseQueryResult<Statistics>) =>
  data !== undefined && data.recordedDays === 0 && data.pieces.owned > 0

interface Period {
  /** Null while it is unknown. */
  period: StatisticsPeriod | null
  /** The failed reads, if it is unknown for one of them. */
  failed: readonly UseQueryResult<Statistics>[]
}

/**
 * Returns the period that was asked for, else the shortest one with records: on the first days of a season, the season
 * has none. The year is read beside the season, as its card shows it anyway; all time only after an empty season.
 */
export function usePeriod(asked: StatisticsPeriod | undefined): Period {
  const isOpen = asked === undefined
  const season = useQuery({ ...statisticsQuery('SEASON'), enabled: isOpen })
  const year = useQuery({ ...statisticsQuery('YEAR'), enabled: isOpen })
  const all = useQuery({ ...statisticsQuery('ALL'), enabled: isOpen && isBare(season) })
  if (asked) return { period: asked, failed: [] }
  const reads = { SEASON: season, YEAR: year, ALL: all }
  const shortest = StatisticsPeriod.options.find((period) => !isBare(reads[period]))
  if (!shortest) return { period: 'SEASON', failed: [] }
  const { data, isError } = reads[shortest]
  if (data) return { period: shortest, failed: [] }
  return { period: null, failed: isError ? [season, year, all].filter((read) => read.isError) : [] }
}
