import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits before a retry (`nth` from 0): `firstMs`, doubled for each next one, plus up to half at random, to spread
 * retries.
 */
export const pauseBefore = (nth: number, firstMs: number): Promise<void> =>
  wait(firstMs * 2 ** nth * (1 + Math.random() / 2))
