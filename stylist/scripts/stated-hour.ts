import { seoulOffsetHours } from '@otday/common/seoul-time'
import type { WeatherHour } from '@otday/contract'

/**
 * Makes a `WeatherHour` at an hour of a fixed day in Seoul with the stated values; hours from 24 on belong to the
 * following night.
 */
export const statedHour = (hour: number, stated: Partial<WeatherHour>): WeatherHour => ({
  at: new Date(Date.UTC(2026, 0, 5, hour - seoulOffsetHours)),
  temperature: null,
  skyStatus: 'CLEAR',
  precipitationType: 'NONE',
  precipitationAmount: null,
  precipitationProbability: null,
  windSpeed: null,
  ...stated,
})
