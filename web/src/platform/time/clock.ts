import { createStore } from '../../ui/store.ts'

/** ms by which this device's clock is behind the server's, according to responses; 0 until the first. */
export const clockLag = createStore(0)

/** The time of the server, since clocks of devices are wrong by hours, days or decades. */
export const now = () => corrected(deviceTime())

/**
 * ms since 1970 by this device's own clock: only for ages of what the device stamped itself, which nothing else
 * compares with.
 */
export const deviceTime = () => Date.now()

/** Returns what the server's clock showed at that time of this device. */
export const corrected = (deviceMs: number) => new Date(deviceMs + clockLag.current())

/** Tolerated deviation in ms, as responses state whole seconds. */
const tolerance = 5000

/**
 * Measures again with every response, since clocks can be set meanwhile.
 * @param date of the response's header
 * @param askedAt `deviceTime` when the request was sent
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const receivedAt = deviceTime()
  const lag = Date.parse(date ?? '') + 500 - (askedAt + receivedAt) / 2
  const unsure = tolerance + Math.abs(receivedAt - askedAt) / 2
  if (Number.isNaN(lag) || Math.abs(lag - clockLag.current()) <= unsure) return
  clockLag.set(Math.abs(lag) <= unsure ? 0 : lag)
}
