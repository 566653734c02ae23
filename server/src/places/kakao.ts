import * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Weathering } from '#platform/config/index.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import { createGet, type Payload } from '#platform/http-client/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { inSeoul, ProviderFault, type Upstream, type CreateUpstream } from '../upstreams/index.ts'
import type { Point } from './grid.ts'

/** Returns the names of a point, the largest area first; null if the names of its district are to be used. */
export type NamePoint = (point: Point) => Promise<string[] | null>

interface KakaoOptions {
  upstream: Upstream
  clock: Clock
  /** URL of Kakao's server, such as `https://dapi.kakao.com`. */
  baseUrl: string
  apiKey: string
}

/** Limits of a request for names; short, as names are optional. */
const nameLimits = { connectMs: 1000, totalMs: 2000, maxBytes: 256 * 1024 }

/** Returns a service for names of points; without a key, points get the names of districts. */
export function openNames(deps: { upstreams: CreateUpstream; clock: Clock }, kakao: Weathering['kakao']): NamePoint {
  if (!kakao) return async () => null
  const { baseUrl, apiKey, dailyCalls } = kakao
  const get = createGet(nameLimits)
  const upstream = deps.upstreams({ id: 'kakao', get, width: 8, retries: 0, dailyCalls, calendar: inSeoul })
  return createKakaoNames({ upstream, clock: deps.clock, baseUrl, apiKey })
}

/**
 * Names are kept for 30 days per point, rounded to three decimals of a degree (about 100 m), and in memory only: the
 * terms of Kakao grant no more.
 */
const decimals = 3
const keptMs = 30 * 86_400_000
const keptPoints = 10_000

interface Kept {
  names: string[] | null
  until: number
}

/**
 * Returns a function that names points down to the 읍면동 (town or neighborhood); it returns null after every
 * ProviderFault.
 */
function createKakaoNames({ upstream, clock, baseUrl, apiKey }: KakaoOptions): NamePoint {
  const kept = new LruCache<string, Kept>(keptPoints)
  const inFlight = createSingleFlight<string[] | null>()
  const ask = (x: string, y: string) => {
    const url = new URL(`${baseUrl}/v2/local/geo/coord2regioncode.json`)
    url.search = new URLSearchParams({ x, y, input_coord: 'WGS84' }).toString()
    const headers = { authorization: `KakaoAK ${apiKey}` }
    return upstream.ask({ operation: 'coord2regioncode', about: {}, url, headers }, readNames)
  }
  return async ({ latitude, longitude }) => {
    const [x, y] = [longitude.toFixed(decimals), latitude.toFixed(decimals)]
    const key = `${x},${y}`
    const known = kept.get(key)
    const now = clock.now().getTime()
    if (known && known.until > now) return known.names
    try {
      const names = await outliving(() => inFlight(key, () => ask(x, y)))
      kept.set(key, { names, until: now + keptMs })
      return names
    } catch (error) {
      if (error instanceof ProviderFault) return null
      throw error
    }
  }
}

const Region = z.object({
  region_type: z.string(),
  region_1depth_name: z.string(),
  region_2depth_name: z.string(),
  region_3depth_name: z.string(),
})
const Regions = z.object({ documents: z.array(Region) })

/**
 * Reads the names of the administrative neighborhood (행정동, type H), or else of the legal one (법정동, type B), in
 * whichever order Kakao sends them. Null where Kakao has none.
 */
function readNames({ status, text }: Payload): string[] | null {
  if (status === 400) return null
  if (status === 401 || status === 403) throw new ProviderFault('misconfigured', `status ${status}`)
  if (status === 429) throw new ProviderFault('rate', 'status 429')
  if (status !== 200) throw new ProviderFault('unavailable', `status ${status}`)
  const { documents } = Regions.parse(JSON.parse(text))
  const region = documents.find(({ region_type }) => region_type === 'H') ?? documents[0]
  const names = region
    ? [region.region_1depth_name, region.region_2depth_name, region.region_3depth_name].filter((name) => name !== '')
    : []
  return names.length > 0 ? names : null
}
