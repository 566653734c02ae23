import { skyOf } from '@otday/art/sky'
import { SkyStatus } from '@otday/contract'
import { expect, test } from 'vitest'
import { weatherKindOf } from './WeatherIcon.tsx'

test('the weather picture shows precipitation before the sky, and the night sky at night unless it is cloudy', () => {
  expect(weatherKindOf('CLEAR', 'SHOWER', true)).toBe('shower')
  expect(weatherKindOf('MOSTLY_CLOUDY', 'NONE', true)).toBe('mostly-cloudy-night')
  expect(weatherKindOf('CLOUDY', 'NONE', true)).toBe('cloudy')
  expect(skyOf('CLEAR', 'RAIN_SNOW', true)).toBe('rain')
  expect(skyOf('CLEAR', 'NONE', true)).toBe('night')
  expect(skyOf('MOSTLY_CLOUDY', 'NONE', true)).toBe('night')
  expect(skyOf('CLOUDY', 'NONE', true)).toBe('cloudy')
  const dry = SkyStatus.options.map((sky) => skyOf(sky, 'NONE'))
  expect(dry).toEqual(['clear', 'mostly-cloudy', 'cloudy'])
})
