import type { DayForecast, FeedWeather, WeatherId } from '@otday/contract'
import { unguessableId } from '#platform/ids.ts'

/**
 * Published probabilities of rain are rounded to multiples of this many %: multiples of ten would reveal the grid cell
 * of the author.
 */
const percentStep = 20

/**
 * Returns the weather as strangers see it, rounded: temperatures in tenths would reveal the grid cell. Amounts of rain,
 * which differ most, are left out. 0018-public-weather.sql rounds alike.
 */
export function publicWeather({ skyStatus, precipitation, temperature, isSample }: DayForecast): FeedWeather {
  const { type, probability } = precipitation
  return {
    weatherId: unguessableId<WeatherId>(),
    skyStatus,
    precipitation: { type, amount: type === 'NONE' ? 0 : null, probability: inSteps(probability, percentStep) },
    temperature: {
      current: inSteps(temperature.current),
      comparedToDayBefore: null,
      min: inSteps(temperature.min),
      max: inSteps(temperature.max),
    },
    isSample,
  }
}

const inSteps = (value: number | null, step = 1) => (value === null ? null : Math.round(value / step) * step)
