import type { Weathering } from '#platform/config/index.ts'
import { createSemaphore } from '#platform/semaphore.ts'
import { createGet, type Get } from '#platform/http-client/index.ts'
import { createKmaProvider } from './kma/index.ts'
import { createOpenMeteoProvider } from './open-meteo/index.ts'
import { createKakaoNames, type NamePoint } from './places/kakao.ts'
import type { Places } from './places/load-places.ts'
import { codeAt } from './places/resolve-place.ts'
import type { WeatherProvider } from './provider.ts'
import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import { createUpstream, type UpstreamDeps, type UpstreamOptions } from './upstream.ts'

const megabyte = 1024 * 1024
const forecastLimits = { connectMs: 2000, maxBytes: 2 * megabyte }
/** Shorter: names are optional. */
const nameLimits = { connectMs: 1000, totalMs: 2000, maxBytes: megabyte / 4 }

const inSeoul: UpstreamOptions['calendar'] = {
  day: seoulDate,
  nextDay: (now) => atSeoul(daysAfter(seoulDate(now), 1), 0),
}
const inUtc: UpstreamOptions['calendar'] = {
  day: (now) => now.toISOString().slice(0, 10),
  nextDay: (now) => new Date(`${daysAfter(now.toISOString().slice(0, 10), 1)}T00:00:00Z`),
}

/** Unbounded: callers have their own timeouts. */
const line = (width: number) => createSemaphore(width, Number.POSITIVE_INFINITY)

/** Best first. */
export function createProviders(deps: UpstreamDeps, config: Weathering, places: Places): WeatherProvider[] {
  const get = createGet({ ...forecastLimits, totalMs: deps.times.response })
  const make = {
    kma: () => kma(deps, get, config.kma, places),
    'open-meteo': () => openMeteo(deps, get, config.openMeteo),
  }
  return config.providers.map((id) => make[id]())
}

function kma(deps: UpstreamDeps, get: Get, { baseUrl, apiKey, dailyCalls }: Weathering['kma'], places: Places) {
  const upstream = createUpstream(deps, {
    id: 'kma',
    get,
    semaphore: line(4),
    retries: 2,
    dailyCalls,
    calendar: inSeoul,
  })
  return createKmaProvider({
    upstream,
    baseUrl,
    apiKey,
    codeAt: (point) => codeAt(places(), point),
  })
}

function openMeteo(deps: UpstreamDeps, get: Get, { baseUrl, apiKey, dailyCalls }: Weathering['openMeteo']) {
  const options = { id: 'open-meteo', get, semaphore: line(1), retries: 2, dailyCalls, calendar: inUtc }
  return createOpenMeteoProvider({ upstream: createUpstream(deps, options), baseUrl, apiKey })
}

/** Without a key, districts name points. */
export function createNames(deps: UpstreamDeps, { kakao }: Weathering): NamePoint {
  if (!kakao) return async () => null
  const { baseUrl, apiKey, dailyCalls } = kakao
  const get = createGet(nameLimits)
  const upstream = createUpstream(deps, {
    id: 'kakao',
    get,
    semaphore: line(8),
    retries: 0,
    dailyCalls,
    calendar: inSeoul,
  })
  return createKakaoNames({ upstream, clock: deps.clock, baseUrl, apiKey })
}
