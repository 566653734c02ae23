import { createStore } from '../../ui/store.ts'

/** ms by which this device's clock is behind the server's, according to responses; 0 until the first. */
export const clockLag = createStore(0)

/** Returns the time by the server's clock, because clocks of devices can be wrong by hours, days or decades. */
export const now = () => corrected(deviceTime())

/**
 * Returns ms since 1970 by this device's own clock. It may be used just to measure how long ago this device recorded a
 * time, never to compare with times of the server.
 */
export const deviceTime = () => Date.now()

/** Returns the time by the server's clock at which this device's clock showed `deviceMs`. */
export const corrected = (deviceMs: number) => new Date(deviceMs + clockLag.current())

/** Deviation in ms that is ignored, because responses state only whole seconds. */
const tolerance = 5000

/**
 * Measures the clock's deviation with every response, since the device's clock can be set at any time.
 * @param date the response's Date header
 * @param askedAt `deviceTime()` when the request was sent
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const receivedAt = deviceTime()
  const lag = Date.parse(date ?? '') + 500 - (askedAt + receivedAt) / 2
  const unsure = tolerance + Math.abs(receivedAt - askedAt) / 2
  if (Number.isNaN(lag) || Math.abs(lag - clockLag.current()) <= unsure) return
  clockLag.set(Math.abs(lag) <= unsure ? 0 : lag)
}
