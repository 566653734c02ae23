import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { FoundPlace, foundPlacesLimit, Location, Position } from './places.ts'
import { searchWord } from './text.ts'
import { Timestamp, WeatherId } from './vocabulary.ts'

export const SkyStatus = z.enum(['CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY'])
export type SkyStatus = z.infer<typeof SkyStatus>
export const skyLabels = { CLEAR: '맑음', MOSTLY_CLOUDY: '구름많음', CLOUDY: '흐림' } as const satisfies Record<
  SkyStatus,
  string
>

export const PrecipitationType = z.enum(['NONE', 'RAIN', 'RAIN_SNOW', 'SNOW', 'SHOWER'])
export type PrecipitationType = z.infer<typeof PrecipitationType>
export const precipitationLabels = {
  NONE: '없음',
  RAIN: '비',
  SNOW: '눈',
  RAIN_SNOW: '비/눈',
  SHOWER: '소나기',
} as const satisfies Record<PrecipitationType, string>

export const WindWord = z.enum(['WEAK', 'MODERATE', 'STRONG'])
export type WindWord = z.infer<typeof WindWord>
export const windLabels = { WEAK: '약한 바람', MODERATE: '보통 바람', STRONG: '강한 바람' } as const satisfies Record<
  WindWord,
  string
>

/**
 * Schemas for weather that is read: an unknown word, which a newer server may send, is replaced instead of losing the
 * whole day.
 */
export const ShownSky = SkyStatus.catch('CLEAR')
const ShownPrecipitation = PrecipitationType.catch('NONE')
const ShownWind = WindWord.catch('WEAK')

/** A measured value; null, which is shown as '-' and never as 0, if the provider does not have it. */
const measured = z.number().nullable()

/** All values are in °C. */
export const Temperature = z.object({ current: measured, comparedToDayBefore: measured, min: measured, max: measured })
/** `amount` in mm over the day, `probability` in %. */
export const Precipitation = z.object({ type: ShownPrecipitation, amount: measured, probability: measured })

/**
 * Text and link that name the source of a forecast. `sample` is a sample forecast: weather usual for the season, for
 * when no provider answers.
 */
export const weatherSources = {
  kma: { text: '자료: 기상청', url: 'https://www.weather.go.kr' },
  'open-meteo': { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
  sample: { text: '예시 날씨 (평년값)', url: null },
} as const

/**
 * `MID_TERM`: taken from the forecast in words for later than the next four days, without humidity and wind.
 * `AT_LEAST`: more than `amount` may fall. `CLASSES`: `amount` is estimated from classes of rain, the heaviest of which
 * `precipitationWord` names. `NEARBY`: taken from a grid cell up to 15 km away, because too many new cells were
 * requested. `UNMEASURED`: the current measurement cannot be right, so the forecast replaces it.
 */
export const WeatherFlag = z.enum(['MID_TERM', 'AT_LEAST', 'CLASSES', 'NEARBY', 'UNMEASURED'])
export type WeatherFlag = z.infer<typeof WeatherFlag>

/** Forecast of a day for a place that is given elsewhere. */
export const DayForecast = z.object({
  forecastedAt: Timestamp,
  forecastAt: Timestamp,
  skyStatus: ShownSky,
  precipitation: Precipitation,
  /** Relative, in %. */
  humidity: z.object({ current: measured, comparedToDayBefore: measured }),
  temperature: Temperature,
  /** m/s at 10 m. */
  windSpeed: z.object({ speed: measured, asWord: ShownWind }),
  source: z.enum(['kma', 'open-meteo', 'sample']),
  isSample: z.boolean(),
  /** Minutes since a newer forecast has been due; 0 while this is the latest. */
  staleMinutes: z.int(),
  /** Empty for days stored before flags existed. */
  flags: z.array(WeatherFlag).default([]),
  /** Rain in words, such as 약한 비, if the amount is known only in classes. */
  precipitationWord: z.string().nullable().default(null),
})
export type DayForecast = z.infer<typeof DayForecast>

export const Weather = z.object({ id: WeatherId, location: Location, ...DayForecast.shape })
export type Weather = z.infer<typeof Weather>

/** Forecast of one hour: °C, mm in that hour, % and m/s. */
export const WeatherHour = z.object({
  at: Timestamp,
  temperature: measured,
  skyStatus: ShownSky,
  precipitationType: ShownPrecipitation,
  precipitationAmount: measured,
  precipitationProbability: measured,
  windSpeed: measured,
})
export type WeatherHour = z.infer<typeof WeatherHour>

/** Number of days that are forecast, today included. */
export const forecastDays = 5

export const weathers = endpoints({
  list: {
    method: 'GET',
    path: '/api/weathers',
    access: 'user',
    summary: '오늘부터 5일 날씨',
    query: Position,
    status: 200,
    response: z.array(Weather),
    errors: ['LocationNotSupported'],
  },
  location: {
    method: 'GET',
    path: '/api/weathers/location',
    access: 'user',
    summary: '위치 이름',
    query: Position,
    status: 200,
    response: Location,
    errors: ['LocationNotSupported'],
  },
  places: {
    method: 'GET',
    path: '/api/weathers/places',
    access: 'user',
    summary: '이름으로 위치 찾기',
    query: z.object({ nameLike: searchWord }),
    status: 200,
    response: z.array(FoundPlace).max(foundPlacesLimit),
  },
  hours: {
    method: 'GET',
    path: '/api/weathers/:weatherId/hours',
    access: 'user',
    summary: '하루의 시간별 날씨',
    params: z.object({ weatherId: WeatherId }),
    status: 200,
    response: z.array(WeatherHour),
    errors: ['WeatherNotFound'],
  },
})
