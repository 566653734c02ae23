import { performance } from 'node:perf_hooks'
import { Counter, type Registry } from 'prom-client'
import type { ConnectionQueue } from './connection-queue.ts'

interface Reporting {
  log: { warn(context: object, message: string): void }
  metrics: Registry
}

/** Least ms between two lines of the log. */
const loggedEvery = 60_000

/** Reports overload to operators, in at most one line a minute. */
export function reportOverload(queue: ConnectionQueue, { log, metrics }: Reporting): void {
  const refusals = new Counter({
    name: 'otday_overload_refused_total',
    help: 'Calls and messages refused because the database could not keep up',
    registers: [metrics],
  })
  let last = Number.NEGATIVE_INFINITY
  let since = 0
  queue.onRefused(() => {
    refusals.inc()
    since++
    if (performance.now() - last < loggedEvery) return
    log.warn({ refused: since }, 'the database cannot keep up: what waits too long is refused')
    last = performance.now()
    since = 0
  })
}
