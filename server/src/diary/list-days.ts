import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { type DiaryDay, mostDiaryDays, type UserId, type Wear, type WornWeather } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { daysBetween, typicalDayOf } from '../weather/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { presentWears } from './present-wear.ts'
import { homeCell, wearsBetween } from './queries.ts'

/**
 * Returns the records and plans of a range of dates, and each date's weather: that of the user's place if stored,
 * otherwise that of a record of the date, otherwise, for future dates, typical weather.
 * @throws InvalidInput for more than `mostDiaryDays`
 */
export async function listDays(
  { db, clock, urls }: DiaryDeps,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<{ wears: Wear[]; days: DiaryDay[] }> {
  if (to < from || to >= daysAfter(from, mostDiaryDays))
    throw new AppError('InvalidInput', { to: `${mostDiaryDays}일까지 볼 수 있어요.` })
  const rows = await wearsBetween(db, userId, from, to)
  const cell = await homeCell(db, userId)
  const known = cell ? await daysBetween(db, cell, from, to) : new Map<string, never>()
  const today = seoulDate(clock.now())
  const dates: string[] = []
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date)
  const days = dates.map((date): DiaryDay => {
    const day = known.get(date)
    if (day) return { date, kind: 'KNOWN', weatherId: day.id, weather: shortOf(day.forecast) }
    const worn = rows.find((row) => row.date === date && (row.observed ?? row.weather))
    if (worn) return { date, kind: 'KNOWN', weatherId: null, weather: shownOf(worn.observed ?? worn.weather) }
    if (!cell || date <= today) return { date, kind: 'NONE', weatherId: null, weather: null }
    const typical = {
      ...typicalDayOf(cell, date),
      skyStatus: 'CLEAR',
      precipitationType: 'NONE',
      isSample: false,
    } as const
    return { date, kind: 'TYPICAL', weatherId: null, weather: typical }
  })
  return { wears: await presentWears({ db, urls }, rows), days }
}

type Forecast =
  Awaited<ReturnType<typeof daysBetween>> extends Map<string, infer D extends { forecast: unknown }>
    ? D['forecast']
    : never

const shownOf = (weather: WornWeather | null): DiaryDay['weather'] => {
  if (!weather) return null
  const { min, max, skyStatus, precipitationType, isSample } = weather
  return { min, max, skyStatus, precipitationType, isSample }
}

const shortOf = ({ temperature, skyStatus, precipitation, isSample }: Forecast): DiaryDay['weather'] => ({
  min: temperature.min,
  max: temperature.max,
  skyStatus,
  precipitationType: precipitation.type,
  isSample,
})
