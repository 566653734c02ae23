import { parseJson } from '@otday/common/json'
import { seoulOffset, seoulOffsetHours } from '@otday/common/seoul-time'
import type { PrecipitationType, SkyStatus } from '@otday/contract'
import * as z from 'zod'
import type { Payload } from '#platform/http-client/index.ts'
import { ProviderFault } from '../../upstreams/index.ts'
import type { DayExtremes, Slot } from '../provider.ts'

const values = z.array(z.number().nullable())

const Forecast = z.object({
  utc_offset_seconds: z.literal(seoulOffsetHours * 3600),
  hourly_units: z.object({
    temperature_2m: z.literal('°C'),
    relative_humidity_2m: z.literal('%'),
    precipitation_probability: z.literal('%'),
    precipitation: z.literal('mm'),
    snowfall: z.literal('cm'),
    weather_code: z.literal('wmo code'),
    cloud_cover: z.literal('%'),
    wind_speed_10m: z.enum(['m/s', 'km/h', 'mp/h', 'kn']),
  }),
  hourly: z.object({
    time: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:00$/)).min(1),
    temperature_2m: values,
    relative_humidity_2m: values,
    precipitation_probability: values,
    precipitation: values,
    snowfall: values,
    weather_code: values,
    cloud_cover: values,
    wind_speed_10m: values,
  }),
  daily_units: z.object({ temperature_2m_max: z.literal('°C'), temperature_2m_min: z.literal('°C') }),
  daily: z.object({ time: z.array(z.iso.date()), temperature_2m_max: values, temperature_2m_min: values }),
})
type Hourly = z.infer<typeof Forecast>['hourly']

/** m/s in one of each unit. */
const speeds = { 'm/s': 1, 'km/h': 1 / 3.6, 'mp/h': 0.44704, kn: 0.514444 } as const

/** @throws ProviderFault, also for a response in other units or another time zone than requested */
export function readForecast({ status, text }: Payload): { slots: Slot[]; extremes: DayExtremes[] } {
  const json = parseJson(text)
  if (status !== 200) throw faultOf(status, json)
  // Open-Meteo sends several places as a list; only one is requested.
  const forecast = Forecast.safeParse(Array.isArray(json) ? json[0] : json)
  if (!forecast.success) throw new ProviderFault('unavailable', 'not the forecast that was asked for')
  const { hourly, hourly_units, daily } = forecast.data
  const speed = speeds[hourly_units.wind_speed_10m]
  return {
    slots: hourly.time.map((time, hour) => slotOf(hourly, hour, `${time}:00${seoulOffset}`, speed)),
    extremes: daily.time.map((date, day) => ({
      date,
      min: daily.temperature_2m_min[day] ?? null,
      max: daily.temperature_2m_max[day] ?? null,
    })),
  }
}

const Refusal = z.object({ error: z.literal(true), reason: z.string() })

function faultOf(status: number, json: unknown): ProviderFault {
  const reason = Refusal.safeParse(json).data?.reason ?? ''
  if (status === 429) {
    if (reason.startsWith('Daily')) return new ProviderFault('quota', 'daily limit')
    return reason.startsWith('Hourly') ? new ProviderFault('hourly', 'hourly limit') : new ProviderFault('rate', '429')
  }
  if (status === 400) return new ProviderFault('bad_request', 'status 400')
  return [401, 403, 404].includes(status)
    ? new ProviderFault('misconfigured', `status ${status}`)
    : new ProviderFault('unavailable', `status ${status}`)
}

/**
 * Makes the slot of an hour. Open-Meteo's precipitation, its probability and the weather code describe the hour before
 * their timestamp, so they are taken from the next timestamp.
 */
function slotOf(hourly: Hourly, hour: number, at: string, speed: number): Slot {
  const tempC = hourly.temperature_2m[hour] ?? null
  const wind = hourly.wind_speed_10m[hour] ?? null
  const end = hour + 1
  const fallen = { mm: hourly.precipitation[end] ?? null, snowCm: hourly.snowfall[end] ?? null }
  const precip = precipitationOf(hourly.weather_code[end] ?? null, fallen, tempC)
  return {
    at,
    tempC,
    humidity: hourly.relative_humidity_2m[hour] ?? null,
    windMs: wind === null ? null : Math.round(wind * speed * 10) / 10,
    sky: skyOf(hourly.cloud_cover[hour] ?? null),
    precip,
    pop: hourly.precipitation_probability[end] ?? null,
    mm: fallen.mm,
    stepH: 1,
  }
}

/**
 * Returns the sky from tenths of cloud cover, divided as by KMA (0–5, 6–8, 9–10); Open-Meteo's codes 0–3 are divided
 * differently.
 */
function skyOf(cover: number | null): SkyStatus | null {
  if (cover === null) return null
  const tenths = Math.round(cover / 10)
  if (tenths <= 5) return 'CLEAR'
  return tenths <= 8 ? 'MOSTLY_CLOUDY' : 'CLOUDY'
}

/** Kinds of precipitation by WMO weather code; freezing rain is nearest to rain and snow. */
const codes: Readonly<Record<number, PrecipitationType>> = {
  ...Object.fromEntries([0, 1, 2, 3, 45, 48].map((code) => [code, 'NONE'] as const)),
  ...Object.fromEntries([51, 53, 55, 61, 63, 65].map((code) => [code, 'RAIN'] as const)),
  ...Object.fromEntries([56, 57, 66, 67].map((code) => [code, 'RAIN_SNOW'] as const)),
  ...Object.fromEntries([71, 73, 75, 77, 85, 86].map((code) => [code, 'SNOW'] as const)),
  ...Object.fromEntries([80, 81, 82, 95, 96, 99].map((code) => [code, 'SHOWER'] as const)),
}

/** mm of water per cm of snow: 7 cm of snow are 10 mm of water, which `precipitation` includes. */
const waterOfSnow = 10 / 7

function precipitationOf(
  code: number | null,
  { mm, snowCm }: { mm: number | null; snowCm: number | null },
  tempC: number | null,
): PrecipitationType | null {
  if (code === null) return null
  const byCode = codes[code] ?? null
  if (snowCm !== null && snowCm > 0 && (mm ?? 0) - snowCm * waterOfSnow > 0.2) return 'RAIN_SNOW'
  if (byCode === 'NONE' && (mm ?? 0) >= 0.1) return tempC !== null && tempC <= 1 ? 'SNOW' : 'RAIN'
  return byCode
}
