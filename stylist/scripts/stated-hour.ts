import { seoulOffsetHours } from '@otday/common/seoul-time'
import type { WeatherHour } from '@otday/contract'

/** An hour of the contract from what is stated of it; those of the night after are from 24 on. */
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
