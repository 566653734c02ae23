import { setTimeout as pause } from 'node:timers/promises'
import { type Rate, rateNames, type Rates } from '../config/index.ts'
import { AppError } from '../errors.ts'
import type { Counter } from './counter.ts'

export { type Counter, createMemoryCounter } from './counter.ts'
export { createRedisCounter } from './redis-counter.ts'

/**
 * Result of counting a call; `wait` is the seconds until calls are allowed again, null if they are. `isFlood` means
 * more than ten times the limit.
 */
interface Step {
  count: number
  wait: number | null
  isFlood: boolean
}
export interface RateLimiter {
  /** Counts `amount` calls of a key (default 1). Never rejects. */
  step(key: string, amount?: number): Promise<Step>
}
export type RateLimiters = Record<keyof Rates, RateLimiter>

/** Creates the rate limiters; without `rates`, nothing is limited. */
export function createRateLimiters(rates: Rates | null, counter: Counter): RateLimiters {
  const limiters = rateNames.map((name) => [name, rates ? limited(name, rates[name], counter) : unlimited])
  return Object.fromEntries(limiters) as RateLimiters
}

export const unlimited: RateLimiter = { step: async () => ({ count: 0, wait: null, isFlood: false }) }

const floodFactor = 10

const limited = (name: string, { max, window }: Rate, counter: Counter): RateLimiter => ({
  step: async (key, amount = 1) => {
    const { count, left } = await counter.add(`${name} ${key}`, window * 1000, amount)
    const wait = count > max ? Math.max(1, Math.ceil(left / 1000)) : null
    return { count, wait, isFlood: count > floodFactor * max }
  },
})

/** Counts a call and returns the count. @throws TooManyRequests above the limit */
export async function requireWithinRate(rateLimiter: RateLimiter, key: string, amount = 1): Promise<number> {
  const { count, wait } = await rateLimiter.step(key, amount)
  if (wait !== null) throw new AppError('TooManyRequests', { retryAfter: String(wait) }, wait)
  return count
}

/**
 * Delays in ms: the first `free` calls have none; each further call waits `each` longer than the one before, at most
 * `most`.
 */
const delays = { free: 10, each: 100, most: 3000 }

/** Counts a call and, the more calls there were, delays it the longer. @throws TooManyRequests above the limit */
export async function slowWithinRate(rateLimiter: RateLimiter, key: string): Promise<void> {
  const count = await requireWithinRate(rateLimiter, key)
  const ms = Math.min(delays.most, (count - delays.free) * delays.each)
  if (ms > 0) await pause(ms)
}
