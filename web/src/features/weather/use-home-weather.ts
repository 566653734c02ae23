import { hashKey, useQuery } from '@tanstack/react-query'
import type { Position, Weather } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { keptReads } from '../../platform/kept/or-kept.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { useStore } from '../../ui/store.ts'
import { useFoundPlace, useLocating } from '../places/index.ts'
import { weathersQuery } from './queries.ts'

/** `nowhere`: there is no place yet, or no weather for it, so the user is asked for one. */
type WeatherState = 'loading' | 'ready' | 'failed' | 'nowhere'

export interface HomeWeather {
  state: WeatherState
  days: readonly Weather[]
  atHome: boolean
  /** Whether the data was read earlier and could not be refetched. */
  isKept: boolean
  error: unknown
  fetching: boolean
  retry: () => void
  locating: boolean
  /** Finds the current place; `onRefused` is called when the browser does not share it. */
  locate: (onRefused: () => void) => Promise<void>
}

/** Placeholder position, with which the query is disabled. */
const nowhere: Position = { longitude: 0, latitude: 0 }

/**
 * Returns the weather at the place found in this visit or, without one, at the profile's place.
 * @param home place of the profile; undefined while unknown, null without one
 */
export function useHomeWeather(home: Position | null | undefined): HomeWeather {
  const found = useFoundPlace()
  const today = seoulDate(useNow())
  const place = found ?? home ?? null
  const options = weathersQuery(place ?? nowhere, today)
  const query = useQuery({ ...options, enabled: place !== null })
  const isKept = useStore(keptReads, (reads) => reads.has(hashKey(options.queryKey)))
  const locating = useLocating(home === null && found === null)
  const read = (place && query.data) || []
  const days = isKept ? read.filter(({ forecastAt }) => seoulDate(forecastAt) >= today) : read
  const state = stateOf()

  function stateOf(): WeatherState {
    if (days.length > 0) return 'ready'
    if (home === undefined && !found) return 'loading'
    if (place === null || (query.isSuccess && !isKept)) return 'nowhere'
    return query.isError || isKept ? 'failed' : 'loading'
  }

  return {
    state,
    days,
    atHome: found === null,
    isKept,
    error: query.error,
    fetching: query.isFetching,
    retry: () => void query.refetch(),
    ...locating,
  }
}
