import * as z from 'zod'
import { type Environment, onOff, read, url, whole } from './read.ts'

export interface Weathering {
  /** Best first; empty: only the labelled sample. */
  providers: ('kma' | 'open-meteo')[]
  kma: { baseUrl: string; apiKey: string; dailyCalls: number }
  openMeteo: { baseUrl: string; apiKey: string | null; dailyCalls: number }
  /** Null: places show district names. */
  kakao: { baseUrl: string; apiKey: string; dailyCalls: number } | null
}

const choices = ['auto', 'kma', 'open-meteo', 'sample'] as const
const service = (usual: string) => url('https:', 'http:').default(usual)
const dailyCalls = (usual: number) => whole(1, 100_000_000).default(usual)

const choosing = {
  choice: ['WEATHER_PROVIDER', z.enum(choices, `must be one of ${choices.join(', ')}.`).default('auto')],
  accepted: ['WEATHER_OPEN_METEO', onOff(false)],
} as const
const kmaSettings = {
  baseUrl: ['KMA_BASE_URL', service('https://apis.data.go.kr/1360000')],
  apiKey: ['KMA_API_KEY', z.string().default('')],
  dailyCalls: ['KMA_DAILY_CALLS', dailyCalls(10_000)],
} as const
const openMeteoSettings = {
  baseUrl: ['OPEN_METEO_BASE_URL', service('https://api.open-meteo.com')],
  apiKey: ['OPEN_METEO_API_KEY', z.string().nullable().default(null)],
  dailyCalls: ['OPEN_METEO_DAILY_CALLS', dailyCalls(10_000)],
} as const
const kakaoSettings = {
  baseUrl: ['KAKAO_BASE_URL', service('https://dapi.kakao.com')],
  dailyCalls: ['KAKAO_DAILY_CALLS', dailyCalls(100_000)],
} as const

/**
 * `auto`: KMA with a key, Open-Meteo if accepted, else the sample. A provider requested by name must be configured, or
 * sample weather would pass for its.
 */
export function weatheringOf(env: Environment, faults: string[]): Weathering {
  const { choice, accepted } = read(choosing, env, faults)
  const kma = read(kmaSettings, env, faults)
  const kakaoKey = env['KAKAO_REST_API_KEY']
  if (choice === 'kma' && kma.apiKey === '') faults.push('WEATHER_PROVIDER=kma needs KMA_API_KEY.')
  if (choice === 'open-meteo' && !accepted)
    faults.push('WEATHER_PROVIDER=open-meteo needs WEATHER_OPEN_METEO=on: its free service is not for commercial use.')
  const isWanted = (name: string) => choice === 'auto' || choice === name
  return {
    providers: [
      ...(kma.apiKey && isWanted('kma') ? (['kma'] as const) : []),
      ...(accepted && isWanted('open-meteo') ? (['open-meteo'] as const) : []),
    ],
    kma,
    openMeteo: read(openMeteoSettings, env, faults),
    kakao: kakaoKey ? { apiKey: kakaoKey, ...read(kakaoSettings, env, faults) } : null,
  }
}
