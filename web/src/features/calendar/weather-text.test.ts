import type { DiaryDay, WornWeather } from '@otday/contract'
import { expect, test } from 'vitest'
import { forecastText } from './weather-text.ts'

type Forecast = NonNullable<DiaryDay['weather']>
const forecast = { skyStatus: 'CLOUDY', precipitationType: 'NONE', min: 0, max: 8, isSample: false } as Forecast
const kept = { ...forecast, felt: 5, rain: 0, snow: false, wind: 2 } as WornWeather

test('beside a forecast stand the details of the day’s record, unless it is forecast that something else falls', () => {
  expect(forecastText(forecast, kept)).toBe('체감 5° · 비 없음 · 바람 2m/s')
  expect(forecastText({ ...forecast, precipitationType: 'RAIN_SNOW' }, kept)).not.toContain('비 없음')
  expect(forecastText(forecast, undefined)).toBe('흐림')
})
