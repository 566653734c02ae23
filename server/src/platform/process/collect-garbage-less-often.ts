import { setFlagsFromString } from 'node:v8'

/**
 * Heap growth in percent. One photo uses up V8's default of 30; full collections then cost others 40 ms each (decision
 * 022).
 */
const growth = 200

/** Applies to worker threads, too. */
export function collectGarbageLessOften(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}
