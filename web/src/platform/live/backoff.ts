import { live } from '@otday/contract'

/** Longest wait in ms, so that users who come back are soon connected again. */
const longest = 60_000

const within = (ms: number) => Math.min(Math.max(ms, live.reconnect.least), live.reconnect.most)

/**
 * Returns the ms until the next try.
 * @param delay the server's `retry:` value, in ms
 * @param failures number of failures in a row; 0 after a successful connection
 * @param retryAfter seconds that a refusal asked to wait, or null
 */
export function waitOf(delay: number, failures: number, retryAfter: number | null): number {
  if (retryAfter !== null) return within(retryAfter * 1000)
  return within(Math.max(delay, Math.min(delay * 2 ** Math.max(0, failures - 1), longest)))
}
