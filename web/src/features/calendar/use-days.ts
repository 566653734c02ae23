import { seoulDate } from '@otday/common/seoul-time'
import type { DiaryDay, Weather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wearsQuery } from '../diary/index.ts'
import { useHomeWeather } from '../weather/index.ts'

/**
 * Requests records, plans and weather from one day to another. Days that have no weather at home, as of a user without
 * a home, get the forecast for the place of this visit, as on the page of the day.
 */
export function useDays(range: Parameters<typeof wearsQuery>[0], refetchOnMount: true | 'always' = true) {
  const list = useQuery({ ...wearsQuery(range), refetchOnMount })
  // The server knows the weather at home, so this is for the place of the visit alone.
  const { days: forecast } = useHomeWeather(undefined)
  const data = useMemo(
    () => list.data && { ...list.data, days: withForecast(list.data.days, forecast) },
    [list.data, forecast],
  )
  return { ...list, data }
}

/** Returns the days with the forecast for those of which no weather is known. */
function withForecast(days: readonly DiaryDay[], forecast: readonly Weather[]): DiaryDay[] {
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
