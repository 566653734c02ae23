import { setTimeout as wait } from 'node:timers/promises'

/** Waits before a retry (`nth` from 0), randomly up to half as long again, to spread retries. */
export const pauseBefore = (nth: number, firstMs: number): Promise<void> =>
  wait(firstMs * 2 ** nth * (1 + Math.random() / 2))
