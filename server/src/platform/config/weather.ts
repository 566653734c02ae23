import type { Settings } from './settings.ts'

export interface Weathering {
  /**
   * Forecast providers, the preferred one first; if empty, there are only sample forecasts (weather usual for the
   * season), which are labeled as such.
   */
  providers: ('kma' | 'open-meteo')[]
  kma: { baseUrl: string; apiKey: string; dailyCalls: number }
  openMeteo: { baseUrl: string; apiKey: string | null; dailyCalls: number }
  /** Service for the names of neighborhoods; null: places are named by their district. */
  kakao: { baseUrl: string; apiKey: string; dailyCalls: number } | null
}

/**
 * Returns the weather settings. `auto` means the provider KMA if it has a key, then Open-Meteo if the operator accepts
 * it; without either, forecasts are samples (weather usual for the season).
 */
export function weatheringOf(settings: Settings): Weathering {
  const { WEATHER_PROVIDER: choice, WEATHER_OPEN_METEO: accepted, KMA_API_KEY, KAKAO_REST_API_KEY } = settings
  const isWanted = (name: string) => choice === 'auto' || choice === name
  return {
    providers: [
      ...(KMA_API_KEY && isWanted('kma') ? (['kma'] as const) : []),
      ...(accepted && isWanted('open-meteo') ? (['open-meteo'] as const) : []),
    ],
    kma: { baseUrl: settings.KMA_BASE_URL, apiKey: KMA_API_KEY, dailyCalls: settings.KMA_DAILY_CALLS },
    openMeteo: {
      baseUrl: settings.OPEN_METEO_BASE_URL,
      apiKey: settings.OPEN_METEO_API_KEY,
      dailyCalls: settings.OPEN_METEO_DAILY_CALLS,
    },
    kakao: KAKAO_REST_API_KEY
      ? { baseUrl: settings.KAKAO_BASE_URL, apiKey: KAKAO_REST_API_KEY, dailyCalls: settings.KAKAO_DAILY_CALLS }
      : null,
  }
}
