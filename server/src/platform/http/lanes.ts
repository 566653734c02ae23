import type { Lane } from '@otday/contract'
import { AppError } from '../errors.ts'

/** Limits per user in a lane, a queue for costly calls; `longestWait` is in ms. */
export interface LaneLimits {
  atOnce: number
  mostWaiting: number
  longestWait: number
}

const laneLimits: LaneLimits = { atOnce: 2, mostWaiting: 16, longestWait: 8000 }
/** Retry-After in seconds. */
const retryAfter = 2
const tooMany = () => new AppError('TooManyRequests', { retryAfter: String(retryAfter) }, retryAfter)

export interface Lanes {
  /**
   * Runs work when the user has a free slot in the lane, first come first served.
   * @param gone aborts when the caller has disconnected
   * @throws TooManyRequests when too many calls wait, and after `longestWait`; Unavailable when `gone`
   */
  run<T>(place: { person: string; lane: Lane; gone: AbortSignal }, work: () => Promise<T>): Promise<T>
}

interface Waiter {
  enter(): void
}

interface Queue {
  working: number
  waiting: Set<Waiter>
}

/**
 * Creates lanes: queues that limit how many costly calls of a user run at once, so that these delay that user and
 * hardly anybody else.
 */
export function createLanes(limits: LaneLimits = laneLimits): Lanes {
  const queues = new Map<string, Queue>()

  const leave = (key: string, queue: Queue) => {
    const [next] = queue.waiting
    if (next) return next.enter()
    queue.working--
    if (queue.working === 0) queues.delete(key)
  }
  return {
    async run({ person, lane, gone }, work) {
      const key = `${lane} ${person}`
      const queue = queues.get(key) ?? { working: 0, waiting: new Set() }
      queues.set(key, queue)
      if (queue.working < limits.atOnce) queue.working++
      else await turnIn(queue, limits, gone)
      try {
        return await work()
      } finally {
        leave(key, queue)
      }
    },
  }
}

/** Waits for a slot, which a finished call hands over. */
function turnIn({ waiting }: Queue, { mostWaiting, longestWait }: LaneLimits, gone: AbortSignal): Promise<void> {
  if (waiting.size >= mostWaiting) throw tooMany()
  return new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      clearTimeout(timer)
      gone.removeEventListener('abort', part)
      waiting.delete(waiter)
      end()
    }
    const refuse = (error: AppError) => finish(() => reject(error))
    const part = () => refuse(new AppError('Unavailable'))
    const waiter: Waiter = { enter: () => finish(resolve) }
    const timer = setTimeout(() => refuse(tooMany()), longestWait)
    gone.addEventListener('abort', part, { once: true })
    waiting.add(waiter)
    if (gone.aborted) part()
  })
}
