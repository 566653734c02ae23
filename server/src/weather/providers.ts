import type { Weathering } from '#platform/config/index.ts'
import { createGet, type Get } from '#platform/http-client/index.ts'
import type { PlaceUses } from '../places/index.ts'
import { inSeoul, inUtc, type CreateUpstream } from '../upstreams/index.ts'
import { createKmaProvider } from './kma/index.ts'
import { createOpenMeteoProvider } from './open-meteo/index.ts'
import type { WeatherProvider } from './provider.ts'
import type { WeatherTimes } from './times.ts'

const limits = { connectMs: 2000, maxBytes: 2 * 1024 * 1024 }

interface ProvidingDeps {
  upstreams: CreateUpstream
  times: WeatherTimes
  places: Pick<PlaceUses, 'codeAt'>
}

/** Returns the configured providers, best first. */
export function createProviders(deps: ProvidingDeps, config: Weathering): WeatherProvider[] {
  const get = createGet({ ...limits, totalMs: deps.times.response })
  const make = {
    kma: () => kma(deps, get, config.kma),
    'open-meteo': () => openMeteo(deps, get, config.openMeteo),
  }
  return config.providers.map((id) => make[id]())
}

function kma({ upstreams, places }: ProvidingDeps, get: Get, { baseUrl, apiKey, dailyCalls }: Weathering['kma']) {
  const upstream = upstreams({ id: 'kma', get, width: 4, retries: 2, dailyCalls, calendar: inSeoul })
  return createKmaProvider({ upstream, baseUrl, apiKey, codeAt: places.codeAt })
}

function openMeteo({ upstreams }: ProvidingDeps, get: Get, { baseUrl, apiKey, dailyCalls }: Weathering['openMeteo']) {
  const upstream = upstreams({ id: 'open-meteo', get, width: 1, retries: 2, dailyCalls, calendar: inUtc })
  return createOpenMeteoProvider({ upstream, baseUrl, apiKey })
}
