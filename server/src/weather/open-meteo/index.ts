import { centreOf, isInGrid } from '../../places/index.ts'
import type { WeatherProvider } from '../provider.ts'
import type { Upstream } from '../../upstreams/index.ts'
import { readForecast } from './read-forecast.ts'

export interface OpenMeteoOptions {
  upstream: Upstream
  /** `https://api.open-meteo.com` (non-commercial) or `https://customer-api.open-meteo.com`. */
  baseUrl: string
  apiKey: string | null
}

const hourly = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation_probability',
  'precipitation',
  'snowfall',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
]
const daily = ['temperature_2m_max', 'temperature_2m_min']
/** Milliseconds for which a fetched forecast counts as fresh; then the next one is due. */
const freshFor = 3_600_000

/** Creates the provider. Open-Meteo states no issue time, so the time of the request counts. */
export const createOpenMeteoProvider = ({ upstream, baseUrl, apiKey }: OpenMeteoOptions): WeatherProvider => ({
  id: 'open-meteo',
  supports: isInGrid,
  products: (cell) => [
    {
      name: 'forecast',
      area: `${cell.nx},${cell.ny}`,
      fetch: async ({ now, purpose }) => {
        const { latitude, longitude } = centreOf(cell)
        const url = new URL(`${baseUrl}/v1/forecast`)
        url.search = new URLSearchParams({
          latitude: latitude.toFixed(4),
          longitude: longitude.toFixed(4),
          hourly: hourly.join(','),
          daily: daily.join(','),
          timezone: 'Asia/Seoul',
          // Open-Meteo's default is km/h.
          wind_speed_unit: 'ms',
          cell_selection: 'land',
          past_days: '1',
          // The precipitation of a day's last hour is in the first value of the next day.
          forecast_days: '6',
          ...(apiKey && { apikey: apiKey }),
        }).toString()
        const question = { operation: 'forecast', about: {}, url, purpose }
        const dueAt = new Date(now.getTime() + freshFor)
        return { issuedAt: now, dueAt, series: 'open-meteo', ...(await upstream.ask(question, readForecast)) }
      },
    },
  ],
})
