import type { DiaryDay, WornWeather } from '@otday/contract'
import { degreesOf, wholeOf } from '../../platform/time/format.ts'
import { skyWord } from './calendar-entries.ts'

/** Returns what was felt, fell and blew while the user was out. */
export function detailsOf({ felt, rain, snow, wind, ...sky }: WornWeather): string {
  const wet = rain === null ? null : rain < 0.1 ? '비 없음' : `${snow ? '눈' : '비'} ${wholeOf(rain)}mm`
  return [
    felt === null ? skyWord(sky) : `체감 ${degreesOf(felt)}`,
    ...(wet ? [wet] : []),
    ...(wind === null ? [] : [`바람 ${wholeOf(wind)}m/s`]),
  ].join(' · ')
}

/**
 * Returns the text beside a day's forecast: the details that a record of the day keeps, unless what falls is forecast
 * otherwise, as at a place that the user has chosen since.
 */
export const forecastText = (forecast: NonNullable<DiaryDay['weather']>, kept: WornWeather | undefined): string =>
  kept && kept.precipitationType === forecast.precipitationType ? detailsOf(kept) : skyWord(forecast)
