import { seoulDate } from '@otday/common/seoul-time'
import type { DiaryDay, Position, Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '../../platform/time/use-now.ts'
import { wearsQuery } from '../diary/index.ts'
import { useFoundPlace } from '../places/index.ts'
import { weathersQuery } from '../weather/index.ts'

/** Placeholder position, with which the query is disabled. */
const nowhere: Position = { longitude: 0, latitude: 0 }

/**
 * Requests records, plans and weather from one day to another. Days that have no weather at home, as of a user without
 * a home, get the forecast for the place of this visit, as on the page of the day.
 */
export function useDays(range: Parameters<typeof wearsQuery>[0], refetchOnMount: true | 'always' = true) {
  const found = useFoundPlace()
  const list = useQuery({ ...wearsQuery(range), refetchOnMount })
  const isBare = list.data?.days.some(({ kind }) => kind === 'NONE') ?? false
  const today = seoulDate(useNow())
  const { data: forecast } = useQuery({
    ...weathersQuery(found ?? nowhere, today),
    enabled: found !== null && isBare,
  })
  const data = useMemo(
    () => list.data && (found ? { ...list.data, days: withForecast(list.data.days, forecast ?? []) } : list.data),
    [list.data, forecast, found],
  )
  return { ...list, data }
}

/** Returns the days with the forecast for those of which no weather is known. */
export function withForecast(days: readonly DiaryDay[], forecast: readonly Weather[]): DiaryDay[] {
  const known = new Map(forecast.map((weather) => [seoulDate(weather.forecastAt), weather]))
  return days.map((day) => {
    const weather = day.kind === 'NONE' ? known.get(day.date) : undefined
    return weather ? { date: day.date, kind: 'KNOWN', weatherId: weather.id, weather: shortOf(weather) } : day
  })
}

const shortOf = ({ temperature, skyStatus, precipitation, isSample }: Weather): DiaryDay['weather'] => ({
  min: temperature.min,
  max: temperature.max,
  skyStatus,
  precipitationType: precipitation.type,
  isSample,
})
