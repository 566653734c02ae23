import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits before another try (the `nth`, from 0): `firstMs` doubled each time, and up to half as long again by chance, so
 * that many who failed together don't come back together.
 */
export const pauseBefore = (nth: number, firstMs: number): Promise<void> =>
  wait(firstMs * 2 ** nth * (1 + Math.random() / 2))
