import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { outliving } from '#platform/concurrency/request-scope.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import { ProviderFault, type Purpose } from '../upstreams/index.ts'
import type { Cell } from '../places/index.ts'
import type { Issue, Product, WeatherProvider } from './provider.ts'
import { hasSlotNear, mergeExtremes, upsertSlots } from './queries.ts'
import { storedIssue, extendFreshness, keepIssue } from './queries-issues.ts'
import { releaseLease, takeLease } from './queries-leases.ts'

export interface BringDeps {
  db: Db
  clock: Clock
}

/** The occasion of a fetch: `viewed` for a user who is waiting, `background` ahead of use. */
export type Occasion = 'viewed' | 'background'

/**
 * Fetches and stores a provider's newer issues for a cell.
 * @throws the failure of the first product; those of other products are ignored
 */
export type Bring = (provider: WeatherProvider, cell: Cell, occasion: Occasion) => Promise<void>

/** ms until the next try for a late issue (`recheckAfter`) and for an issue that does not exist (`nothingFor`). */
const recheckAfter = 2 * 60_000
const nothingFor = 3 * 3_600_000
/**
 * `peek`: milliseconds between checks of whether another instance has finished its fetch; `longestWait`: most
 * milliseconds of waiting for it.
 */
const peek = 150
const longestWait = 35_000

/**
 * Creates a function for which callers in this process share one fetch per product. A fetch goes on when its callers
 * give up, because it counts toward the provider's quota already and its result is stored for all.
 */
export function createBring(deps: BringDeps): Bring {
  const inFlight = createSingleFlight<void>()
  const bringOne = (provider: WeatherProvider, product: Product, cell: Cell, purpose: Purpose): Promise<void> => {
    const name = `${provider.id}/${product.name}/${product.area}`
    const errand = { provider: provider.id, product, cell, purpose, name }
    return outliving(() => inFlight(name, () => bringProduct(deps, errand)))
  }
  return async (provider, cell, occasion) => {
    const [first, ...others] = provider.products(cell, deps.clock.now())
    const rest = others.filter((product) => occasion === 'viewed' || !product.onlyWhenViewed)
    const known = await storedIssue(deps.db, provider.id, first)
    const purpose = occasion === 'viewed' && !known?.issuedAt ? 'new' : occasion
    const [main] = await Promise.allSettled(
      [first, ...rest].map((product) => bringOne(provider, product, cell, purpose)),
    )
    if (main?.status === 'rejected') throw main.reason
  }
}

interface Errand {
  provider: WeatherProvider['id']
  product: Product
  cell: Cell
  purpose: Purpose
  name: string
}

async function bringProduct(deps: BringDeps, errand: Errand): Promise<void> {
  for (let waited = 0; ; waited += peek) {
    if (!(await isWanted(deps, errand))) return
    const holder = await takeLease(deps.db, errand.name)
    if (holder) {
      try {
        // Another instance may have fetched the product meanwhile.
        if (await isWanted(deps, errand)) await fetchProduct(deps, errand)
        return
      } finally {
        await outliving(() => releaseLease(deps.db, errand.name, holder))
      }
    }
    if (waited > longestWait) throw new ProviderFault('unavailable', 'another instance is at it')
    await wait(peek)
  }
}

async function isWanted({ db, clock }: BringDeps, { provider, product, cell }: Errand): Promise<boolean> {
  const now = clock.now()
  const storedIssuedAt = await storedIssue(db, provider, product)
  if (storedIssuedAt && storedIssuedAt.freshUntil > now) return false
  if (!product.whenWithoutYesterday) return true
  return !(await hasSlotNear(db, cell, provider, new Date(now.getTime() - 86_400_000)))
}

async function fetchProduct({ db, clock }: BringDeps, { provider, product, cell, purpose }: Errand): Promise<void> {
  const now = clock.now()
  const storedIssuedAt = await storedIssue(db, provider, product)
  const place = { provider, product: product.name, area: product.area }
  const soon = new Date(now.getTime() + recheckAfter)
  try {
    const asking = { now, storedIssuedAt: storedIssuedAt?.issuedAt ?? undefined, purpose }
    const issue = await product.fetch(asking)
    if (!issue) return await extendFreshness(db, place, soon)
    await store(db, cell, { ...place, issue, freshUntil: issue.dueAt > soon ? issue.dueAt : soon })
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.kind !== 'no_data') throw error
    const again = product.whenWithoutYesterday ? new Date(now.getTime() + nothingFor) : soon
    if (storedIssuedAt) await extendFreshness(db, place, again)
    else await keepIssue(db, { ...place, issuedAt: null, dueAt: again, freshUntil: again, content: '[]' })
    throw error
  }
}

interface Brought {
  provider: WeatherProvider['id']
  product: string
  area: string
  issue: Issue
  freshUntil: Date
}

const store = (db: Db, cell: Cell, { provider, product, area, issue, freshUntil }: Brought): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { issuedAt, dueAt, series, slots = [], extremes = [], midDays = [] } = issue
    if (series) await upsertSlots(tx, cell, { series, issuedAt, slots })
    await mergeExtremes(tx, cell, { source: provider, issuedAt, extremes })
    const content = JSON.stringify(midDays)
    await keepIssue(tx, { provider, product, area, issuedAt, dueAt, freshUntil, content })
  })
