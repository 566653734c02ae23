import { setImmediate as turn } from 'node:timers/promises'

/**
 * Returns a function that waits for a turn of the event loop which no other of its callers shares, in the order of calls.
 * Of several that simply wait for the next turn, Node.js would run all in one, and others would wait for their sum.
 */
export function createYieldQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => (last = last.then(() => turn()))
}
