import { setTimeout as wait } from 'node:timers/promises'

/** Up to half longer at random, to spread retries (`nth` from 0). */
export const pauseBefore = (nth: number, firstMs: number): Promise<void> =>
  wait(firstMs * 2 ** nth * (1 + Math.random() / 2))
