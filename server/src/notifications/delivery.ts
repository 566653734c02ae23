import { setTimeout as pause } from 'node:timers/promises'
import { outliving } from '#platform/concurrency/request-scope.ts'
import type { EffectLog } from '#platform/db/index.ts'
import { deliverLikes } from './deliver-likes.ts'
import { deliverNews } from './deliver-news.ts'
import type { QueueDeps } from './write-grouped.ts'

/** Number of events that one transaction takes out of a queue. */
const atOnce = 500
/**
 * ms between two transactions, in which events gather, and after which an instance asks again that found another one
 * delivering; and ms after which events are looked for that a crashed instance has left.
 */
const times = { between: 40, leftBehind: 5000 }

/**
 * Each notifies of up to `most` events of a queue, in one transaction; returns how many were found, or null if another
 * instance is delivering.
 */
const queues: readonly ((deps: QueueDeps, most: number) => Promise<number | null>)[] = [deliverLikes, deliverNews]

export interface Delivery {
  /** Notifies the receivers of what is in the queues, soon; returns at once. */
  request(): void
  start(): void
  /** Waits for the transaction under way; what is left is delivered by another instance or after the next start. */
  stop(): Promise<void>
}

/**
 * Notifies of what waits in queues (decision 048), so that nobody who likes, comments, follows or writes waits for it.
 */
export function createDelivery(deps: QueueDeps & { log: EffectLog }): Delivery {
  let isRequested = false
  let isStopped = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function run() {
    while (isRequested && !isStopped) {
      isRequested = false
      // One that fails keeps no other from being delivered, and is tried again after the next event.
      const results = await Promise.allSettled(queues.map((deliver) => deliver(deps, atOnce)))
      for (const result of results)
        if (result.status === 'rejected')
          deps.log.error({ err: result.reason }, 'notifying of what waits in a queue failed')
        else if (result.value === null || result.value === atOnce) isRequested = true
      await pause(times.between)
    }
  }

  function request() {
    isRequested = true
    if (isStopped) return
    // It goes on for others when the request that made the event has ended.
    running ??= outliving(run).finally(() => {
      running = null
      if (isRequested) request()
    })
  }

  return {
    request,
    start: () => {
      request()
      timer = setInterval(request, times.leftBehind)
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
