import { type Cell, isInGrid } from '../../places/index.ts'
import type { Asking, Issue, Product, WeatherProvider } from '../provider.ts'
import { atSeoul, daysAfter, seoulDate, seoulIso } from '@otday/common/seoul-time'
import { ProviderFault, type Purpose, type Upstream } from '../../upstreams/index.ts'
import {
  baseCoveringYesterday,
  extensionStart,
  lacksFifthDay,
  midTimes,
  observationTimes,
  ultraTimes,
  vilageBases,
  vilageDueAfter,
} from './issue-times.ts'
import { type CodeAt, midRegionOf, midSkiesOf, midTemperaturesOf } from './mid-term.ts'
import { type Item, readPayload } from './read-response.ts'
import { observationOf, ultraOf, vilageOf } from './read-slots.ts'

export interface KmaOptions {
  upstream: Upstream
  /** `https://apis.data.go.kr/1360000` or `https://apihub.kma.go.kr/api/typ02/openApi`. */
  baseUrl: string
  /** The key as the portal shows it, encoded or not. */
  apiKey: string
  codeAt: CodeAt
}

const forecasts = 'VilageFcstInfoService_2.0'
const midTerm = 'MidFcstInfoService'
/** Rows asked for per page: the largest issue has 1,052, and the usual page of 1,000 cuts it silently. */
const rowsPerPage = 1500
const mostPages = 5

export function createKmaProvider(options: KmaOptions): WeatherProvider {
  const ask = askerOf(options)
  return {
    id: 'kma',
    supports: isInGrid,
    products: (cell, now) => [
      vilage(ask, cell),
      observation(ask, cell),
      ultra(ask, cell),
      beforeVilage(ask, cell),
      ...(lacksFifthDay(now) ? midProducts(ask, midRegionOf(cell, options.codeAt)) : []),
    ],
  }
}

interface Wanted {
  service: string
  operation: string
  parameters: Record<string, string>
  purpose: Purpose
}
type Ask = (wanted: Wanted) => Promise<Item[]>

/** Asks for all pages of an issue: a cut issue would be taken for a shorter day. */
function askerOf({ upstream, baseUrl, apiKey }: KmaOptions): Ask {
  const key = decodedKey(apiKey)
  const keyName = new URL(baseUrl).hostname.endsWith('apihub.kma.go.kr') ? 'authKey' : 'serviceKey'
  return async ({ service, operation, parameters, purpose }) => {
    const rows: Item[] = []
    for (let page = 1; page <= mostPages; page++) {
      const url = new URL(`${baseUrl}/${service}/${operation}`)
      url.search = new URLSearchParams({
        ...parameters,
        [keyName]: key,
        dataType: 'JSON',
        numOfRows: String(rowsPerPage),
        pageNo: String(page),
      }).toString()
      const about = { issue: parameters['tmFc'] ?? `${parameters['base_date']}${parameters['base_time']}` }
      const { items, totalCount } = await upstream.ask({ operation, about, url, purpose }, readPayload)
      rows.push(...items)
      if (rows.length >= totalCount) return rows
    }
    throw new ProviderFault('unavailable', 'pages without end')
  }
}

/** Decodes the key if it is encoded: the portal also shows it encoded, and encoding it again fails (code 30). */
function decodedKey(key: string): string {
  try {
    return key.includes('%') ? decodeURIComponent(key) : key
  } catch {
    return key
  }
}

const areaOf = ({ nx, ny }: Cell) => `${nx},${ny}`

function atBase(cell: Cell, base: Date): Record<string, string> {
  const [date = '', time = ''] = seoulIso(base).split('T')
  return {
    base_date: date.replaceAll('-', ''),
    base_time: time.slice(0, 5).replace(':', ''),
    nx: String(cell.nx),
    ny: String(cell.ny),
  }
}

const vilage = (ask: Ask, cell: Cell): Product => ({
  name: 'vilage',
  area: areaOf(cell),
  fetch: async ({ now, storedIssuedAt, purpose }) => {
    const newer = vilageBases(now).filter((base) => !storedIssuedAt || base > storedIssuedAt)
    return firstIssued(newer, storedIssuedAt, (base) =>
      vilageIssue(ask, cell, { base, dueAt: vilageDueAfter(base), purpose }),
    )
  },
})

/**
 * Fetches the one issue still offered that contains yesterday's weather at the present hour. It is fetched at most once
 * a day for each cell.
 */
const beforeVilage = (ask: Ask, cell: Cell): Product => ({
  name: 'vilage-before',
  area: areaOf(cell),
  onlyWhenViewed: true,
  whenWithoutYesterday: true,
  fetch: ({ now, purpose }) => {
    const dueAt = atSeoul(daysAfter(seoulDate(now), 1), 0)
    return vilageIssue(ask, cell, { base: baseCoveringYesterday(now), dueAt, purpose })
  },
})

interface Timing {
  base: Date
  dueAt: Date
  purpose: Purpose
}

async function vilageIssue(ask: Ask, cell: Cell, { base, dueAt, purpose }: Timing): Promise<Issue> {
  const parameters = atBase(cell, base)
  const items = await ask({ service: forecasts, operation: 'getVilageFcst', parameters, purpose })
  return { issuedAt: base, dueAt, series: 'kma', ...vilageOf(items, extensionStart(base)) }
}

const observation = (ask: Ask, cell: Cell): Product => ({
  name: 'observation',
  area: areaOf(cell),
  onlyWhenViewed: true,
  fetch: async ({ now, purpose }) => {
    const { base, dueAt } = observationTimes(now)
    const parameters = atBase(cell, base)
    const items = await ask({ service: forecasts, operation: 'getUltraSrtNcst', parameters, purpose })
    // KMA updates the observation every ten minutes under the same base hour, so it counts as issued now.
    return { issuedAt: now, dueAt, series: 'kma-observed', slots: [observationOf(items, base)] }
  },
})

const ultra = (ask: Ask, cell: Cell): Product => ({
  name: 'ultra',
  area: areaOf(cell),
  onlyWhenViewed: true,
  fetch: async ({ now, purpose }) => {
    const { base, dueAt } = ultraTimes(now)
    const parameters = atBase(cell, base)
    const items = await ask({ service: forecasts, operation: 'getUltraSrtFcst', parameters, purpose })
    return { issuedAt: base, dueAt, series: 'kma-ultra', slots: ultraOf(items) }
  },
})

function midProducts(ask: Ask, { land, city }: { land: string; city: string }): Product[] {
  const product = (name: string, area: string, operation: string, read: typeof midSkiesOf): Product => ({
    name,
    area,
    fetch: async (asking) => {
      const { bases, dueAt } = midTimes(asking.now)
      return firstIssued(bases, undefined, async (base) => {
        const items = await ask(midQuestion(operation, area, base, asking))
        // If the newest issue is late, an older one is stored in its place and is due for renewal at once, so that the
        // newest is tried again soon.
        const due = base === bases[0] ? dueAt : asking.now
        return { issuedAt: base, dueAt: due, midDays: read(items, base) }
      })
    },
  })
  return [
    product('mid-temperature', city, 'getMidTa', midTemperaturesOf),
    product('mid-sky', land, 'getMidLandFcst', midSkiesOf),
  ]
}

const midQuestion = (operation: string, regId: string, base: Date, { purpose }: Asking): Wanted => ({
  service: midTerm,
  operation,
  parameters: { regId, tmFc: seoulIso(base).slice(0, 16).replaceAll(/\D/g, '') },
  purpose,
})

/**
 * Fetches the newest issue that exists. If none exists yet, returns null if an older one is stored, and throws
 * otherwise. @throws ProviderFault
 */
async function firstIssued(
  bases: readonly Date[],
  storedIssuedAt: Date | undefined,
  fetch: (base: Date) => Promise<Issue>,
): Promise<Issue | null> {
  for (const base of bases) {
    try {
      return await fetch(base)
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.kind !== 'no_data') throw error
    }
  }
  if (storedIssuedAt) return null
  throw new ProviderFault('no_data', 'no issue yet')
}
