import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import { defineModule } from '#platform/define-module.ts'
import type { Metrics } from '#platform/observability/metrics.ts'
import { createCallMetrics } from './metrics.ts'
import { createUpstream, type Upstream, type UpstreamDeps, type UpstreamOptions } from './upstream.ts'

export { type FaultKind, ProviderFault } from './fault.ts'
export type { Purpose, Upstream, UpstreamLog } from './upstream.ts'

/** Creates the client of a provider, such as of weather or place names, with its quota of calls a day. */
export type CreateUpstream = (options: UpstreamOptions) => Upstream

export interface UpstreamParts extends Omit<UpstreamDeps, 'metrics' | 'retryDelay'> {
  metrics: Metrics
  retryDelay?: number
}

/** ms before the first retry of a call. */
const usualRetryDelay = 300

export const openUpstreams = ({
  db,
  clock,
  log,
  metrics,
  retryDelay = usualRetryDelay,
}: UpstreamParts): CreateUpstream =>
  createUpstream.bind(null, { db, clock, log, metrics: createCallMetrics(metrics), retryDelay })

export const upstreams = defineModule('upstreams', (parts: UpstreamParts) => ({ uses: openUpstreams(parts) }))

/** Calendar of providers who count the calls of a day from midnight in Seoul. */
export const inSeoul: UpstreamOptions['calendar'] = {
  day: seoulDate,
  nextDay: (now) => atSeoul(daysAfter(seoulDate(now), 1), 0),
}

/** Calendar of providers who count the calls of a day from midnight in UTC. */
export const inUtc: UpstreamOptions['calendar'] = {
  day: (now) => now.toISOString().slice(0, 10),
  nextDay: (now) => new Date(`${daysAfter(now.toISOString().slice(0, 10), 1)}T00:00:00Z`),
}
