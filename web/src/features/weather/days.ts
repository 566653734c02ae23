import { type Sky, skyOf } from '@otday/art/sky'
import { type Position, precipitationLabels, skyLabels, type Weather } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { sunHeight } from '@otday/common/sun'
import { degreesOf, monthDayOf } from '../../platform/time/format.ts'

const day = 24 * 60 * 60_000
const names = ['오늘', '내일', '모레'] as const

/** Returns the name of a day in Seoul: 오늘, 내일, 모레 or 'M월 D일'. */
export function dayLabelOf(at: Date, now: Date): string {
  const wanted = seoulDate(at)
  const near = names.find((_name, ahead) => seoulDate(new Date(now.getTime() + ahead * day)) === wanted)
  return near ?? monthDayOf(at)
}

export function skyTextOf({ skyStatus, precipitation }: Pick<Weather, 'skyStatus' | 'precipitation'>): string {
  const sky = skyLabels[skyStatus]
  return precipitation.type === 'NONE' ? sky : `${sky} · ${precipitationLabels[precipitation.type]}`
}

/** Facts of a day as label and value; the label '평균(현재)', average (now), stands beside the current temperature. */
export const dayFactsOf = (weather: Weather): readonly (readonly [name: string, value: string])[] => [
  ['날씨', skyTextOf(weather)],
  ['평균(현재)', degreesOf(weather.temperature.current)],
  ['최저', degreesOf(weather.temperature.min)],
  ['최고', degreesOf(weather.temperature.max)],
]

/**
 * Heights of the sun above the horizon in degrees: below `low` its light is warm; below `deep`, where civil twilight
 * ends, it is night and the stars appear.
 */
const heights = { low: 6, deep: -6 }

/**
 * Returns the light at the place now, by the height of the sun; always 'day' for other days than today. 'dusk' includes
 * dawn.
 */
export function lightOf({ forecastAt, location }: { forecastAt: Date; location: Position }, now: Date) {
  if (seoulDate(forecastAt) !== seoulDate(now)) return 'day'
  const height = sunHeight(now, location)
  if (height < heights.deep) return 'night'
  return height < heights.low ? 'dusk' : 'day'
}

export const skyOfDay = (day: Weather, now: Date): Sky =>
  skyOf(day.skyStatus, day.precipitation.type, lightOf(day, now) === 'night')

/** Returns a change as text and arrow: no arrow if it rounds to 0; the text is '-' if the change is unknown. */
export function changeOf(
  value: number | null,
  unit: string,
): { text: string; arrow: 'arrow-up' | 'arrow-down' | null } {
  if (value === null || !Number.isFinite(value)) return { text: '-', arrow: null }
  const rounded = Math.round(value)
  if (rounded === 0) return { text: `0${unit}`, arrow: null }
  return rounded > 0
    ? { text: `+${rounded}${unit}`, arrow: 'arrow-up' }
    : { text: `\u2212${-rounded}${unit}`, arrow: 'arrow-down' }
}
