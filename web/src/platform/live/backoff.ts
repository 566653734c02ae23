import { live } from '@otday/contract'

/** The longest wait after failures in a row, ms: who comes back to their desk should not find it all asleep. */
const longest = 60_000

const within = (ms: number) => Math.min(Math.max(ms, live.reconnect.least), live.reconnect.most)

/**
 * Milliseconds to wait before the next try.
 * @param delay what the server last asked for with `retry:`
 * @param failures in a row, this one included; 0 after a connection that stood
 * @param retryAfter seconds that a refusal asked for
 */
export function waitOf(delay: number, failures: number, retryAfter: number | null): number {
  if (retryAfter !== null) return within(retryAfter * 1000)
  return within(Math.max(delay, Math.min(delay * 2 ** Math.max(0, failures - 1), longest)))
}

/** Waits, but no longer than until the network comes back. Rejects when given up. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ready = new AbortController()
    const timer = setTimeout(go, ms)
    function go() {
      clearTimeout(timer)
      ready.abort()
      resolve()
    }
    function giveUp() {
      clearTimeout(timer)
      ready.abort()
      reject(new DOMException('given up', 'AbortError'))
    }
    if (signal.aborted) return giveUp()
    window.addEventListener('online', go, { signal: ready.signal })
    signal.addEventListener('abort', giveUp, { signal: ready.signal })
  })
}
