import type { Rate, Rates } from '../config/index.ts'
import { AppError } from '../errors.ts'
import type { Counter } from './counter.ts'

export { type Counter, createMemoryCounter } from './counter.ts'
export { createRedisCounter } from './redis-counter.ts'

/** How often something may be done. */
export interface Pace {
  /** Counts one more by `key`; null when it may go on, else the whole seconds to wait. Never rejects. */
  step(key: string): Promise<number | null>
}
/** One for each rate of the configuration. */
export type Paces = Record<keyof Rates, Pace>

/** Every rate with its counts. `rates` null: nothing is limited. */
export function createPaces(rates: Rates | null, counter: Counter): Paces {
  const paceOf = (name: keyof Rates): Pace => (rates ? limited(name, rates[name], counter) : unlimited)
  return {
    anonymous: paceOf('anonymous'),
    user: paceOf('user'),
    signIn: paceOf('signIn'),
    signInAccount: paceOf('signInAccount'),
    signUp: paceOf('signUp'),
    reset: paceOf('reset'),
    resetAddress: paceOf('resetAddress'),
    password: paceOf('password'),
    upload: paceOf('upload'),
    linkImport: paceOf('linkImport'),
    comment: paceOf('comment'),
    export: paceOf('export'),
    message: paceOf('message'),
  }
}

const unlimited: Pace = { step: async () => null }

const limited = (name: string, { max, window }: Rate, counter: Counter): Pace => ({
  step: async (key) => {
    const { count, left } = await counter.add(`${name} ${key}`, window * 1000)
    return count > max ? Math.max(1, Math.ceil(left / 1000)) : null
  },
})

/** @throws TooManyRequests with the seconds to wait. */
export async function requirePace(pace: Pace, key: string): Promise<void> {
  const wait = await pace.step(key)
  if (wait !== null) throw new AppError('TooManyRequests', { retryAfter: String(wait) }, wait)
}
