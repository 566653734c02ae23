import { skyOf } from '@otday/art/sky'
import {
  type DiaryDay,
  type Feeling,
  feelingLabels,
  occasionLabels,
  precipitationLabels,
  skyLabels,
  type Wear,
  type WornWeather,
} from '@otday/contract'
import { wholeOf } from '../../platform/time/format.ts'
import { fullDay, monthDay } from '../../platform/time/calendar-days.ts'

/** A day with its outfits: worn ones first, of which the first represents the day, then planned ones. */
export interface CalendarEntry {
  date: string
  wears: readonly Wear[]
  day: DiaryDay | undefined
}

const isWorn = ({ state }: Wear) => state === 'WORN'

export function entriesOf(
  dates: readonly string[],
  list: { wears: readonly Wear[]; days: readonly DiaryDay[] } | undefined,
): CalendarEntry[] {
  const wornFirst = list?.wears.toSorted((one, other) => Number(isWorn(other)) - Number(isWorn(one)))
  const wears = Map.groupBy(wornFirst ?? [], ({ date }) => date)
  const days = new Map(list?.days.map((day) => [day.date, day]))
  return dates.map((date) => ({ date, wears: wears.get(date) ?? [], day: days.get(date) }))
}

/** Names an outfit of a day: '11월 18일 출근 2'. `at`: position among those of the day, from 1. */
export const wearName = ({ date, occasion }: Wear, at: number): string =>
  `${monthDay(date)} ${occasion ? occasionLabels[occasion] : '옷차림'}${at > 1 ? ` ${at}` : ''}`

/**
 * Returns how warm the user felt in the first worn outfit of the day for which they answered; null without an answer.
 */
export const feelingOf = ({ wears }: CalendarEntry): Feeling | null =>
  wears.find((wear) => isWorn(wear) && wear.feeling)?.feeling ?? null

/** Whether the day has planned outfits and no worn ones. */
export const isPlan = ({ wears }: CalendarEntry) => wears.length > 0 && !wears.some(isWorn)

/** Names the occasions of the day's outfits: '출근 · 데이트·모임'. */
export const occasionsOf = ({ wears }: CalendarEntry): string =>
  [...new Set(wears.flatMap(({ occasion }) => (occasion ? [occasionLabels[occasion]] : [])))].join(' · ')

/** Counts days with a worn outfit, those that felt right (`GOOD`), and days with planned outfits only. */
export function countsOf(entries: readonly CalendarEntry[]): { worn: number; good: number; planned: number } {
  const worn = entries.filter(({ wears }) => wears.some(isWorn))
  return {
    worn: worn.length,
    good: worn.filter((entry) => feelingOf(entry) === 'GOOD').length,
    planned: entries.filter(isPlan).length,
  }
}

/** Names the precipitation or, if there is none, the sky: '구름많음'. */
export const skyWord = ({ skyStatus, precipitationType }: Pick<WornWeather, 'skyStatus' | 'precipitationType'>) =>
  precipitationType === 'NONE' ? skyLabels[skyStatus] : precipitationLabels[precipitationType]

const spokenDegrees = (value: number | null) =>
  value === null ? '모름' : value < -0.5 ? `영하 ${wholeOf(-value)}도` : `${wholeOf(value)}도`

function spokenWeather(day: DiaryDay | undefined): string[] {
  if (!day?.weather) return []
  const { min, max } = day.weather
  const temperatures = `최저 ${spokenDegrees(min)} 최고 ${spokenDegrees(max)}`
  return day.kind === 'TYPICAL' ? [`평년 ${temperatures}`] : [skyWord(day.weather), temperatures]
}

const piecesOf = ({ items }: Wear) => items.map(({ name }) => name).join(' ')

/** Describes everything that a cell shows, for people who use a screen reader. */
export function spokenEntry(entry: CalendarEntry, today: string): string {
  const { date, wears, day } = entry
  const feeling = feelingOf(entry)
  return [
    ...(isPlan(entry) ? ['계획'] : []),
    fullDay(date),
    ...(date === today ? ['오늘'] : []),
    ...spokenWeather(day),
    wears.length > 0 ? `옷차림 ${wears.length}개: ${wears.map(piecesOf).join(', ')}` : '기록 없음',
    ...(wears.some(({ photo }) => photo) ? ['사진 있음'] : []),
    ...(feeling ? [feelingLabels[feeling]] : []),
  ].join(', ')
}

/** Value of `data-sky`, which colors the background of a day. */
export const skyOfDay = ({ day }: CalendarEntry) =>
  day?.weather && day.kind === 'KNOWN' ? skyOf(day.weather.skyStatus, day.weather.precipitationType) : 'clear'
