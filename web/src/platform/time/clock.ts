import { createStore } from '../../ui/store.ts'

/** ms by which this device's clock is behind the server's, as answers show; 0 until the first. */
export const clockLag = createStore(0)

/** The server's: clocks of devices are off by hours, by days, by decades. */
export const now = () => corrected(deviceTime())

/** ms since 1970 by this device's own clock: for ages of what it stamped itself, which nothing else compares with. */
export const deviceTime = () => Date.now()

/** What the server's clock showed then. */
export const corrected = (deviceMs: number) => new Date(deviceMs + clockLag.current())

/** ms: answers tell whole seconds. */
const tolerance = 5000

/**
 * Measures again with every answer, since clocks are set meanwhile.
 * @param date of the answer's header
 * @param askedAt `deviceTime` when the request left
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const receivedAt = deviceTime()
  const lag = Date.parse(date ?? '') + 500 - (askedAt + receivedAt) / 2
  const unsure = tolerance + Math.abs(receivedAt - askedAt) / 2
  if (Number.isNaN(lag) || Math.abs(lag - clockLag.current()) <= unsure) return
  clockLag.set(Math.abs(lag) <= unsure ? 0 : lag)
}
