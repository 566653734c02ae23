import { live } from '@otday/contract'

/** Longest wait in ms, so that people who come back find the connection active soon. */
const longest = 60_000

const within = (ms: number) => Math.min(Math.max(ms, live.reconnect.least), live.reconnect.most)

/**
 * Returns ms until the next try.
 * @param delay `retry:` of the server, ms
 * @param failures in a row, 0 after a connection that was established
 * @param retryAfter seconds that a refusal asked for
 */
export function waitOf(delay: number, failures: number, retryAfter: number | null): number {
  if (retryAfter !== null) return within(retryAfter * 1000)
  return within(Math.max(delay, Math.min(delay * 2 ** Math.max(0, failures - 1), longest)))
}
