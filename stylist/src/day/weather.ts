import type { DayForecast, PrecipitationType } from '@otday/contract'

/** The values of a forecast that matter for dressing. */
export type Weather = Pick<DayForecast, 'skyStatus' | 'precipitation' | 'windSpeed'> & {
  temperature: Pick<DayForecast['temperature'], 'current' | 'min' | 'max'>
  humidity: Pick<DayForecast['humidity'], 'current'>
}

export type Falling = Exclude<PrecipitationType, 'NONE'>

/** Makes a calm, clear and dry day of which only the temperatures of the air are known, in °C. */
export const typicalWeather = ({ min, max }: Pick<Weather['temperature'], 'min' | 'max'>): Weather => ({
  skyStatus: 'CLEAR',
  temperature: { current: null, min, max },
  humidity: { current: null },
  precipitation: { type: 'NONE', amount: null, probability: null },
  windSpeed: { speed: 1, asWord: 'WEAK' },
})

/**
 * Weather of one hour: `hour` in Korea, from 24 on past midnight; `air` and `felt` in °C, `wind` in m/s, `amount` in
 * mm, `probability` in %.
 */
export type Hour = {
  hour: number
  air: number
  felt: number
  wind: number
  falling: Falling | null
  amount: number
  probability: number
}
