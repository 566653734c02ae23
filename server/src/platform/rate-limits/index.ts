import type { Rate, Rates } from '../config/index.ts'
import { AppError } from '../errors.ts'
import type { Counter } from './counter.ts'

export { type Counter, createMemoryCounter } from './counter.ts'
export { createRedisCounter } from './redis-counter.ts'

export interface RateLimiter {
  /** Null when allowed, else seconds to wait. Never rejects. */
  step(key: string): Promise<number | null>
}
export type RateLimiters = Record<keyof Rates, RateLimiter>

/** Null `rates` disables all limits. */
export function createRateLimiters(rates: Rates | null, counter: Counter): RateLimiters {
  const limiterOf = (name: keyof Rates): RateLimiter => (rates ? limited(name, rates[name], counter) : unlimited)
  return {
    anonymous: limiterOf('anonymous'),
    user: limiterOf('user'),
    signIn: limiterOf('signIn'),
    signInAccount: limiterOf('signInAccount'),
    signUp: limiterOf('signUp'),
    reset: limiterOf('reset'),
    resetAddress: limiterOf('resetAddress'),
    password: limiterOf('password'),
    upload: limiterOf('upload'),
    linkImport: limiterOf('linkImport'),
    comment: limiterOf('comment'),
    export: limiterOf('export'),
    message: limiterOf('message'),
  }
}

const unlimited: RateLimiter = { step: async () => null }

const limited = (name: string, { max, window }: Rate, counter: Counter): RateLimiter => ({
  step: async (key) => {
    const { count, left } = await counter.add(`${name} ${key}`, window * 1000)
    return count > max ? Math.max(1, Math.ceil(left / 1000)) : null
  },
})

/** @throws TooManyRequests with the seconds to wait */
export async function requireWithinRate(rateLimiter: RateLimiter, key: string): Promise<void> {
  const wait = await rateLimiter.step(key)
  if (wait !== null) throw new AppError('TooManyRequests', { retryAfter: String(wait) }, wait)
}
