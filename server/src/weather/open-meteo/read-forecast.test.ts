import { afterEach, expect, test, vi } from 'vitest'
import { openMeteoBody, type OpenMeteoBody } from '../../../test/kit/weather-provider.ts'
import { ProviderFault } from '../../upstreams/index.ts'
import { readForecast } from './read-forecast.ts'

afterEach(() => vi.unstubAllEnvs())

const read = (body: unknown, status = 200) => readForecast({ status, text: JSON.stringify(body) })
const changed = (change: (body: OpenMeteoBody) => void) => () => read(openMeteoBody(change))
const column = (body: OpenMeteoBody, name: string) => body.hourly[name] ?? []
const kindOf = (status: number, text: string) => {
  try {
    readForecast({ status, text })
    return 'answered'
  } catch (error) {
    return error instanceof ProviderFault ? error.kind : error
  }
}

test.each(['Asia/Seoul', 'UTC', 'America/New_York'])(
  'hours and extremes are read in Seoul time when the host is in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const { slots, extremes } = read(openMeteoBody())
    expect(slots).toHaveLength(144)
    expect(slots[0]).toEqual({
      at: '2026-11-19T00:00:00+09:00',
      tempC: 7,
      humidity: 60,
      windMs: 1.8,
      sky: 'CLEAR',
      precip: 'NONE',
      pop: 0,
      mm: 0,
      stepH: 1,
    })
    expect(extremes[1]).toEqual({ date: '2026-11-20', min: 1.7, max: 11.3 })
  },
)

test('precipitation reported at the end of an hour is assigned to that hour, also across midnight', () => {
  const { slots } = changed((body) => {
    column(body, 'precipitation')[24] = 3
    column(body, 'weather_code')[24] = 63
    column(body, 'precipitation_probability')[24] = 80
  })()
  expect(slots[23]).toMatchObject({ at: '2026-11-19T23:00:00+09:00', mm: 3, precip: 'RAIN', pop: 80 })
  expect(slots[24]).toMatchObject({ at: '2026-11-20T00:00:00+09:00', mm: 0, precip: 'NONE', pop: 0 })
  expect(slots.at(-1)).toMatchObject({ mm: null, precip: null, pop: null })
})

test('wind is converted from km/h and knots, and an unknown unit is refused', () => {
  const windIn = (unit: string) =>
    changed((body) => {
      body.hourly_units['wind_speed_10m'] = unit
      column(body, 'wind_speed_10m')[0] = 36
    })
  expect(windIn('km/h')().slots[0]?.windMs).toBe(10)
  expect(windIn('kn')().slots[0]?.windMs).toBe(18.5)
  expect(windIn('parsecs')).toThrow(ProviderFault)
})

test('other units, another time zone, invalid times and a missing column are refused', () => {
  const wrong: ((body: OpenMeteoBody) => void)[] = [
    (body) => void (body.hourly_units['temperature_2m'] = '°F'),
    (body) => void (body.hourly_units['precipitation'] = 'inch'),
    (body) => void (body.daily_units['temperature_2m_max'] = '°F'),
    (body) => void (body.utc_offset_seconds = 0),
    (body) => void (column(body, 'time')[3] = '2026-11-19T03:00:00Z'),
    (body) => void (column(body, 'temperature_2m')[3] = '12'),
    (body) => void delete body.hourly['snowfall'],
  ]
  for (const change of wrong) expect(changed(change)).toThrow(ProviderFault)
})

test('a missing value of a model is read as null', () => {
  const { slots } = changed((body) => {
    for (const name of ['temperature_2m', 'cloud_cover', 'wind_speed_10m']) column(body, name)[0] = null
    for (const name of ['precipitation', 'precipitation_probability', 'snowfall', 'weather_code'])
      column(body, name)[1] = null
  })()
  expect(slots[0]).toMatchObject({ tempC: null, sky: null, windMs: null, mm: null, pop: null, precip: null })
})

test('the first place of a response with several is read, and a response without places is refused', () => {
  expect(read([openMeteoBody(), { ...openMeteoBody(), location_id: 1 }]).slots).toHaveLength(144)
  expect(() => read([])).toThrow(ProviderFault)
})

test.each([
  [54, 'CLEAR'],
  [55, 'MOSTLY_CLOUDY'],
  [84, 'MOSTLY_CLOUDY'],
  [85, 'CLOUDY'],
])('a cloud cover of %s %% is read as %s', (cover, sky) => {
  expect(changed((body) => void (column(body, 'cloud_cover')[0] = cover))().slots[0]?.sky).toBe(sky)
})

test.each([
  [{ weather_code: 45 }, 'NONE'],
  [{ weather_code: 61, precipitation: 1 }, 'RAIN'],
  [{ weather_code: 66, precipitation: 1 }, 'RAIN_SNOW'],
  [{ weather_code: 73, precipitation: 1, snowfall: 0.7 }, 'SNOW'],
  [{ weather_code: 73, precipitation: 2, snowfall: 0.7 }, 'RAIN_SNOW'],
  [{ weather_code: 81, precipitation: 1 }, 'SHOWER'],
  [{ weather_code: 3, precipitation: 0.1 }, 'RAIN'],
  [{ weather_code: 3, precipitation: 0.1, temperature_2m: 1 }, 'SNOW'],
  [{ weather_code: 42 }, null],
])('an hour of %j has precipitation %s', (values, precip) => {
  const { slots } = changed((body) => {
    for (const [name, value] of Object.entries(values)) column(body, name)[name === 'temperature_2m' ? 0 : 1] = value
  })()
  expect(slots[0]?.precip).toBe(precip)
})

test.each([
  [400, '{"error":true,"reason":"Cannot initialize WeatherVariable from invalid String value"}', 'bad_request'],
  [429, '{"error":true,"reason":"Minutely API request limit exceeded. Please try again in one minute."}', 'rate'],
  [429, '{"error":true,"reason":"Hourly API request limit exceeded. Please try again in the next hour."}', 'hourly'],
  [429, '{"error":true,"reason":"Daily API request limit exceeded. Please try again tomorrow."}', 'quota'],
  [429, '{"error":true,"reason":"Too many concurrent requests"}', 'rate'],
  [503, '{"error":true,"reason":"The service is overloaded"}', 'unavailable'],
  [502, '<html><head><title>502 Bad Gateway</title></head></html>', 'unavailable'],
  [401, '', 'misconfigured'],
  [200, '<html></html>', 'unavailable'],
  [200, '', 'unavailable'],
  [200, '{"hourly":{}}', 'unavailable'],
])('a response with status %s and body %s means %s', (status, text, kind) => {
  expect(kindOf(status, text)).toBe(kind)
})
