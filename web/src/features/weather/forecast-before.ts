import type { Recommendation, Weather } from '@otday/contract'

/** Forecast of the day at the time when an outfit was first seen, keyed by the outfit. */
const forecasts = new WeakMap<Recommendation, Weather>()

/**
 * Returns the forecast of the day at the time when the outfit was first seen. Undefined if that forecast is still the
 * newest, or if the outfit is for another day or was not seen before.
 */
export function forecastBefore(outfit: Recommendation | undefined, day: Weather | undefined): Weather | undefined {
  if (!outfit || !day || outfit.weatherId !== day.id) return undefined
  const before = forecasts.get(outfit)
  if (!before) forecasts.set(outfit, day)
  return before === day ? undefined : before
}
