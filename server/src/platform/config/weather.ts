import { type Environment, onOff, urlOf, whole } from './read.ts'

export interface Weathering {
  /** Best first; empty: only the labelled sample. */
  providers: ('kma' | 'open-meteo')[]
  kma: { baseUrl: string; apiKey: string; dailyCalls: number }
  openMeteo: { baseUrl: string; apiKey: string | null; dailyCalls: number }
  /** Null: places show district names. */
  kakao: { baseUrl: string; apiKey: string; dailyCalls: number } | null
}

const choices = ['auto', 'kma', 'open-meteo', 'sample']

/**
 * `auto`: KMA with a key, Open-Meteo if accepted, else the sample. A provider requested by name must be configured, or
 * sample weather would pass for its.
 */
export function weatheringOf(env: Environment, faults: string[]): Weathering {
  const choice = env['WEATHER_PROVIDER'] || 'auto'
  if (!choices.includes(choice)) faults.push(`WEATHER_PROVIDER must be one of ${choices.join(', ')}.`)
  const kmaKey = env['KMA_API_KEY'] || ''
  const accepted = onOff(env, 'WEATHER_OPEN_METEO', false, faults)
  if (choice === 'kma' && kmaKey === '') faults.push('WEATHER_PROVIDER=kma needs KMA_API_KEY.')
  if (choice === 'open-meteo' && !accepted)
    faults.push('WEATHER_PROVIDER=open-meteo needs WEATHER_OPEN_METEO=on: its free service is not for commercial use.')
  const isWanted = (name: string) => choice === 'auto' || choice === name
  const kakaoKey = env['KAKAO_REST_API_KEY']
  return {
    providers: [
      ...(kmaKey && isWanted('kma') ? (['kma'] as const) : []),
      ...(accepted && isWanted('open-meteo') ? (['open-meteo'] as const) : []),
    ],
    kma: {
      baseUrl: serviceUrl(env, 'KMA_BASE_URL', 'https://apis.data.go.kr/1360000', faults),
      apiKey: kmaKey,
      dailyCalls: whole(env, 'KMA_DAILY_CALLS', 10_000, 1, 100_000_000, faults),
    },
    openMeteo: {
      baseUrl: serviceUrl(env, 'OPEN_METEO_BASE_URL', 'https://api.open-meteo.com', faults),
      apiKey: env['OPEN_METEO_API_KEY'] || null,
      dailyCalls: whole(env, 'OPEN_METEO_DAILY_CALLS', 10_000, 1, 100_000_000, faults),
    },
    kakao: kakaoKey
      ? {
          baseUrl: serviceUrl(env, 'KAKAO_BASE_URL', 'https://dapi.kakao.com', faults),
          apiKey: kakaoKey,
          dailyCalls: whole(env, 'KAKAO_DAILY_CALLS', 100_000, 1, 100_000_000, faults),
        }
      : null,
  }
}

const serviceUrl = (env: Environment, name: string, usual: string, faults: string[]) =>
  urlOf(env, name, ['https:', 'http:'], faults) ?? usual
