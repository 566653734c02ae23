import { setFlagsFromString } from 'node:v8'

/** Percent. V8's 30 is used up by one photo; full collections then cost others 40 ms each (decision 022). */
const growth = 200

/** Applies to worker threads, too. */
export function collectGarbageLessOften(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
}
