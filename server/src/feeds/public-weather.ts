import type { DayForecast, FeedWeather, WeatherId } from '@otday/contract'
import { unguessableId } from '#platform/ids.ts'

/** Step in %: values in tens would reveal the grid cell. */
const percentStep = 20

/**
 * Returns the weather for strangers, rounded: a forecast in tenths names its cell. Amounts of rain differ most.
 * 0018-public-weather.sql rounds alike.
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
